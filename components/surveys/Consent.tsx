import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/components/ui/Button';
import { ConsentLine } from '@/components/users/ConsentBox';
import type { SurveyKind } from '@/contract/surveys';
import { PictureFan } from './PictureFan';
import styles from './Surveys.module.css';

/** Renders the start of a survey: what it tells, the consent in one line, the text of the consent to unfold. */
export function Consent({
  kind,
  resumable,
  agreedBefore,
  onAgree,
  onStart,
  onRestart,
}: {
  kind: SurveyKind;
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
    <section className={styles.consent} aria-labelledby="learn">
      {kind === 'barrier' ? null : <PictureFan />}
      <h2 id="learn">{t('learn.title')}</h2>
      <ul className={styles.learn}>
        {t(`learn.${kind === 'barrier' ? 'barrier' : 'skin'}`, { returnObjects: true }).map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an operator may have written two alike, and none ever moves
          <li key={at}>{line}</li>
        ))}
      </ul>
      {agreedBefore ? (
        <p>{t('agreedBefore')}</p>
      ) : (
        <ConsentLine name="agreed" kind="survey" agreed={agreed} onAgree={agree} />
      )}
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
