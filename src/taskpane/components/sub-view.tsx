/** A page over the list, with a way back. Focus goes to its heading, and afterwards to what opened it. */
import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { useEffect, useRef, type ReactNode } from 'react';

const useStyles = makeStyles({
  view: { display: 'grid', gap: '12px', padding: '12px', gridTemplateColumns: 'minmax(0, 1fr)' },
  heading: { margin: 0, fontSize: tokens.fontSizeBase500, fontWeight: tokens.fontWeightSemibold },
  bar: { display: 'flex', gap: '8px', flexWrap: 'wrap' },
});

export interface SubViewProps {
  readonly heading: string;
  readonly onBack: () => void;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

export function SubView({ heading, onBack, actions, children }: SubViewProps): ReactNode {
  const styles = useStyles();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    // Escape works from anywhere in the view; every control in it has its own keys.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <div className={styles.view} onKeyDown={({ key }) => key === 'Escape' && onBack()}>
      <div className={styles.bar}>
        <Button onClick={onBack}>Back to the list</Button>
        {actions}
      </div>
      <h1 ref={title} tabIndex={-1} className={styles.heading}>
        {heading}
      </h1>
      {children}
    </div>
  );
}
