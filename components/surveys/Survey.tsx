import { useTranslation } from 'react-i18next';
import { Button } from '@/components/ui/Button';
import { SkeletonRows } from '@/components/ui/Skeleton';
import { ErrorState } from '@/components/ui/State';
import { own } from '@/contract/own';
import type { SurveyKind } from '@/contract/surveys';
import { BarrierResultView } from './BarrierResultView';
import { Consent } from './Consent';
import { Question } from './Question';
import { ResultHistory } from './ResultHistory';
import { SkinResultView } from './SkinResultView';
import styles from './Surveys.module.css';
import { useSurvey } from './useSurvey';

/** One survey from its consent to its result, one item a screen. */
export function Survey({ kind, ids }: { kind: SurveyKind; ids: readonly string[] }) {
  const { t } = useTranslation('surveys');
  const survey = useSurvey(kind, ids);
  const { step, result, answers } = survey;
  const id = ids[answers.at];

  if (step === 'consent') {
    return (
      <>
        <Consent
          resumable={answers.answered > 0}
          agreedBefore={answers.agreed}
          onStart={survey.start}
          onRestart={survey.restart}
        />
        <ResultHistory type={kind === 'barrier' ? 'barrier' : 'skin'} />
      </>
    );
  }
  if (step === 'asking' && id) {
    return (
      <Question
        id={id}
        at={answers.at}
        total={ids.length}
        chosen={own(answers.answers, id)}
        onAnswer={(value) => void survey.answer(value)}
        onBack={survey.back}
      />
    );
  }
  if (step === 'failed') {
    return <ErrorState body={t('failed')} onRetry={() => void survey.retry()} />;
  }
  if (!result) {
    return (
      <div role="status" aria-label={t('sending')}>
        <SkeletonRows rows={3} />
      </div>
    );
  }
  return (
    <>
      {'score' in result ? (
        <BarrierResultView result={result} />
      ) : (
        <SkinResultView result={result} />
      )}
      <div className={styles.actions}>
        <Button onClick={survey.again}>{t('again')}</Button>
      </div>
      <ResultHistory type={'score' in result ? 'barrier' : 'skin'} />
    </>
  );
}
