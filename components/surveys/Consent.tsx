import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/components/ui/Button';
import { ConsentBox } from '@/components/users/ConsentBox';
import styles from './Surveys.module.css';

/** Renders the consent before the first item: the data collected, its purpose and retention. */
export function Consent({
  resumable,
  agreedBefore,
  onAgree,
  onStart,
  onRestart,
}: {
  /** Whether answers of an earlier visit are there. */
  resumable: boolean;
  /** Whether the present text was agreed to before those answers: then no new consent is needed. */
  agreedBefore: boolean;
  onAgree: () => void;
  onStart: () => void;
  onRestart: () => void;
}) {
  const { t } = useTranslation('surveys');
  const [agreed, setAgreed] = useState(false);
  const agree = (is: boolean) => {
    setAgreed(is);
    onAgree();
  };
  const mayStart = agreed || agreedBefore;
  return (
    <section className={styles.consent} aria-labelledby="consent">
      <h2 id="consent">{t('before')}</h2>
      {agreedBefore ? <p>{t('agreedBefore')}</p> : <ConsentBox kind="survey" agreed={agreed} onAgree={agree} />}
      <div className="row-3">
        <Button variant="primary" disabled={!mayStart} onClick={onStart}>
          {resumable ? t('resume') : t('start')}
        </Button>
        {resumable ? (
          <Button variant="quiet" disabled={!mayStart} onClick={onRestart}>
            {t('restart')}
          </Button>
        ) : null}
      </div>
      <p className="small">{t('notDiagnosis')}</p>
    </section>
  );
}
