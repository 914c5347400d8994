/** The pages of one brief, with its marks on them. */
import { makeStyles, tokens } from '@fluentui/react-components';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { UnreadableDocument } from '../document/brief-document';
import type { DocxDocument } from '../document/docx/open-docx';
import { joinPages } from './join-pages';
import { renderDocx } from './render-docx';

const useStyles = makeStyles({
  scroller: {
    height: '100%',
    overflow: 'auto',
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
  },
  hint: { padding: '24px', maxWidth: '60ch', margin: 0 },
  // Paper stays paper, whatever the theme.
  pages: {
    colorScheme: 'light',
    color: '#000000',
    overflowWrap: 'anywhere',
    '& .docx-wrapper': { display: 'block', padding: '12px', background: 'none' },
    '& section.docx': {
      width: 'auto',
      maxWidth: '816px',
      boxSizing: 'border-box',
      margin: '0 auto 12px',
      // Where the file sets no margins.
      padding: '72px',
      '@media (max-width: 820px)': { padding: '16px !important', minHeight: '0 !important' },
    },
    '& table, & img, & svg': { maxWidth: '100%' },
  },
});

export interface PagesProps {
  readonly brief: { readonly document: DocxDocument; readonly bytes: Uint8Array };
  readonly onUnreadable: (message: string) => void;
}

export function Pages({ brief, onUnreadable }: PagesProps): ReactNode {
  const styles = useStyles();
  const scroller = useRef<HTMLDivElement>(null);
  const pages = useRef<HTMLDivElement>(null);
  const [drawing, setDrawing] = useState<'busy' | 'done' | 'failed'>('busy');

  useEffect(() => {
    const { current: frame } = scroller;
    const { current: paper } = pages;
    if (!frame || !paper) return;
    let left = false;
    let part: (() => void) | null = null;

    const draw = async (): Promise<void> => {
      // First the strict reader: what it refuses is not handed to another one.
      const text = await brief.document.read();
      try {
        await renderDocx(brief.bytes, paper);
      } catch {
        if (!left) setDrawing('failed');
        return;
      }
      if (left) return;
      part = joinPages(brief.document, text, paper, frame);
      setDrawing('done');
    };
    draw().catch((error: unknown) => {
      if (left) return;
      if (error instanceof UnreadableDocument) onUnreadable(error.message);
      else setDrawing('failed');
    });
    return () => {
      left = true;
      part?.();
    };
  }, [brief, onUnreadable]);

  return (
    // A part of the page that scrolls has to be reached by keyboard, to be scrolled by it.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div ref={scroller} className={styles.scroller} role="region" aria-label="The brief" tabIndex={0}>
      {drawing === 'busy' && <p className={styles.hint}>Drawing the pages.</p>}
      {drawing === 'failed' && (
        <p className={styles.hint}>
          The pages of this brief cannot be shown here. It can be checked all the same: the list beside has
          every result.
        </p>
      )}
      <div ref={pages} className={styles.pages} aria-busy={drawing === 'busy'} />
    </div>
  );
}
