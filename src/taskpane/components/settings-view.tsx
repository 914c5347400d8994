/** What can be chosen, how places are marked; and the way to help. */
import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { meansWords, settingsWords } from '../../checking/sentences/document-sentences';
import type { MarkMeans } from '../../document/brief-document';
import { HelpLink } from './help-link';
import { SubView } from './sub-view';

const useStyles = makeStyles({
  group: { display: 'grid', gap: '12px', margin: 0, padding: 0, border: 'none', minWidth: 0 },
  legend: { padding: 0, marginBottom: '8px', fontWeight: tokens.fontWeightSemibold },
  choice: { display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', gap: '2px 8px' },
  button: { margin: '2px 0 0', width: '16px', height: '16px' },
  meaning: {
    margin: 0,
    gridColumn: '2',
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
  },
});

export interface SettingsViewProps {
  readonly means: MarkMeans;
  readonly onMeans: (means: MarkMeans) => void;
  readonly onBack: () => void;
}

export function SettingsView({ means, onMeans, onBack }: SettingsViewProps): ReactNode {
  const styles = useStyles();
  return (
    <SubView heading={settingsWords.heading} onBack={onBack}>
      <fieldset className={styles.group}>
        <legend className={styles.legend}>{settingsWords.marks}</legend>
        {(Object.keys(meansWords) as MarkMeans[]).map((one) => (
          <div key={one} className={styles.choice}>
            <input
              type="radio"
              id={`means-${one}`}
              name="means"
              className={styles.button}
              checked={one === means}
              aria-describedby={`meaning-${one}`}
              onChange={() => onMeans(one)}
            />
            <label htmlFor={`means-${one}`}>{meansWords[one].name}</label>
            <p id={`meaning-${one}`} className={styles.meaning}>
              {meansWords[one].meaning}
            </p>
          </div>
        ))}
      </fieldset>
      <HelpLink />
    </SubView>
  );
}
