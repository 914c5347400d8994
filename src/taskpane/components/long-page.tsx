/** A long page in parts: what is in sight is drawn at once, the rest while there is nothing else to do. */
import { makeStyles } from '@fluentui/react-components';
import { memo, type ReactNode } from 'react';
import { useDrawnSlices } from '../use-drawn-slices';
import { useInSight } from '../use-in-sight';

const useStyles = makeStyles({ part: { contentVisibility: 'auto' } });

export interface LongPageProps {
  readonly parts: number;
  /** What a part not yet drawn is taken to measure, in pixels. */
  readonly partHeight: number;
  readonly draw: (part: number) => ReactNode;
}

export function LongPage({ parts, partHeight, draw }: LongPageProps): ReactNode {
  const isDrawn = useDrawnSlices(parts, false, '');
  return Array.from({ length: parts }, (_, part) => (
    <Part key={part} part={part} height={partHeight} drawn={isDrawn(part)} draw={draw} />
  ));
}

interface PartProps {
  readonly part: number;
  readonly height: number;
  readonly drawn: boolean;
  readonly draw: (part: number) => ReactNode;
}

const Part = memo(function Part({ part, height, drawn, draw }: PartProps): ReactNode {
  const styles = useStyles();
  const { isSeen, placeholder } = useInSight();
  if (!drawn && !isSeen) return <div ref={placeholder} style={{ height }} />;
  return (
    <div className={styles.part} style={{ containIntrinsicHeight: `auto ${height}px` }}>
      {draw(part)}
    </div>
  );
});
