import { useState } from 'react';
import { Button } from '@/components/ui/Button';
import { Checkbox } from '@/components/ui/Checkbox';
import { SURVEY_CONSENT_VERSION } from '@/contract/skin';
import { useTranslation } from '@/hooks/useTranslation';
import styles from './Surveys.module.css';

/** What is collected, why and for how long, agreed to before the first item. */
export function Consent({
  resumable,
  onStart,
  onRestart,
}: {
  /** Whether answers of an earlier visit are there. */
  resumable: boolean;
  onStart: () => void;
  onRestart: () => void;
}) {
  const { t } = useTranslation('surveys');
  const [agreed, setAgreed] = useState(false);
  return (
    <section className={styles.consent} aria-labelledby="consent">
      <h2 id="consent">{t('consent.title')}</h2>
      <ul>
        <li>{t('consent.items')}</li>
        <li>{t('consent.purpose')}</li>
        <li>{t('consent.term')}</li>
        <li>{t('consent.right')}</li>
      </ul>
      <p className={styles.small}>{t('consent.version', { version: SURVEY_CONSENT_VERSION })}</p>
      <Checkbox checked={agreed} onChange={(event) => setAgreed(event.target.checked)}>
        {t('consent.agree')}
      </Checkbox>
      <div className={styles.actions}>
        <Button variant="primary" disabled={!agreed} onClick={onStart}>
          {resumable ? t('resume') : t('start')}
        </Button>
        {resumable ? (
          <Button variant="quiet" disabled={!agreed} onClick={onRestart}>
            {t('restart')}
          </Button>
        ) : null}
      </div>
      <p className={styles.small}>{t('notDiagnosis')}</p>
    </section>
  );
}
