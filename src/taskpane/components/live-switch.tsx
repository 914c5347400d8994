/** Whether what is written is checked by itself: always in sight, and off at one press. */
import { makeStyles, tokens } from '@fluentui/react-components';
import { useId, useState, type ReactNode } from 'react';
import { liveWords } from '../../checking/sentences/document-sentences';

const useStyles = makeStyles({
  live: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' },
  line: { display: 'flex', alignItems: 'center', gap: '8px', minHeight: '24px', cursor: 'pointer' },
  box: { width: '16px', height: '16px', margin: 0, flexShrink: 0 },
  note: { margin: 0, color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
});

export interface LiveSwitchProps {
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
}

export function LiveSwitch({ on, onChange }: LiveSwitchProps): ReactNode {
  const styles = useStyles();
  const note = useId();
  // The check takes it up a moment later: set back meanwhile, the box would be read out as unchanged.
  const [shown, setShown] = useState({ on, of: on });
  if (shown.of !== on) setShown({ on, of: on });
  return (
    <div className={styles.live}>
      <label className={styles.line}>
        <input
          type="checkbox"
          className={styles.box}
          checked={shown.on}
          aria-describedby={note}
          onChange={({ currentTarget: { checked } }) => {
            setShown({ on: checked, of: on });
            onChange(checked);
          }}
        />
        {liveWords.label}
      </label>
      <p id={note} className={styles.note}>
        {shown.on ? liveWords.on : liveWords.off}
      </p>
    </div>
  );
}
