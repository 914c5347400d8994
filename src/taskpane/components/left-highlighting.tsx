/** What an earlier pane left highlighted in the file, and how to be rid of it. */
import { Button } from '@fluentui/react-components';
import { useEffect, useState, type ReactNode } from 'react';
import type { OpenCheck } from '../../checking/open-check';
import { leftSentence, leftWords } from '../../checking/sentences/document-sentences';
import type { DocumentEditing } from '../../document/brief-document';
import { Notice } from './notice';

type Left = { readonly places: number } | 'removing' | 'removed' | 'notRemoved';

export interface LeftHighlightingProps {
  readonly editing: DocumentEditing;
  readonly opened: OpenCheck;
}

export function LeftHighlighting({ editing, opened }: LeftHighlightingProps): ReactNode {
  const [left, setLeft] = useState<Left>({ places: 0 });

  useEffect(() => {
    let isShown = true;
    editing.leftHighlighted().then(
      (places) => isShown && setLeft({ places }),
      // Word is busy, or the document cannot be read: the next check says so.
      () => undefined,
    );
    return () => {
      isShown = false;
    };
  }, [editing]);

  if (typeof left === 'object') {
    if (left.places === 0) return null;
    const remove = async (): Promise<void> => {
      setLeft('removing');
      setLeft((await opened.removeMarks()) ? 'removed' : 'notRemoved');
    };
    return (
      <Notice
        heading={leftWords.heading}
        text={leftSentence(left.places)}
        action={<Button onClick={() => void remove()}>{leftWords.remove}</Button>}
      />
    );
  }
  return <p role="status">{left === 'removing' ? '' : leftWords[left]}</p>;
}
