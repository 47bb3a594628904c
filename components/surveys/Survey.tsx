import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { OtherDraft } from '@/components/article/OtherDraft';
import { Button } from '@/components/ui/Button';
import { lazyHook, useTyped } from '@/components/ui/lazyHook';
import { SkeletonRows } from '@/components/ui/Skeleton';
import { ErrorState } from '@/components/ui/State';
import { own } from '@/contract/own';
import type { SurveyKind } from '@/contract/surveys';
import { draftTargets } from '@/lib/browser/drafts';
import { BarrierResultView } from './BarrierResultView';
import { Consent } from './Consent';
import { Question } from './Question';
import { ResultHistory } from './ResultHistory';
import { SkinResultView } from './SkinResultView';
import styles from './Surveys.module.css';
import type { SurveyState } from './useSurvey';

const LazySurvey = lazyHook(async () => (await import('./useSurvey')).useSurvey);

/** Renders one survey from its consent to its result, one item a screen; a result is headed by itself. */
export function Survey({ kind, ids }: { kind: SurveyKind; ids: readonly string[] }) {
  const [survey, setSurvey] = useState<SurveyState>();
  const { typed, isNeeded, need, send } = useTyped(draftTargets.survey(kind), {});
  const { t } = useTranslation('surveys');
  const isConsenting = !survey || survey.step === 'consent';
  return (
    <>
      {survey?.result ? null : (
        <header className={styles.head}>
          <h1 className={styles.heading}>{t(`kinds.${kind}.title`)}</h1>
          {isConsenting ? <p className="soft">{t(`kinds.${kind}.lead`)}</p> : null}
        </header>
      )}
      {isNeeded ? <LazySurvey kind={kind} ids={ids} isStarted={typed.isSent} onResult={setSurvey} /> : null}
      {isConsenting ? (
        <>
          <OtherDraft draft={survey?.answers.draft} />
          <Consent
            kind={kind}
            resumable={(survey?.answers.answered ?? 0) > 0}
            agreedBefore={survey?.answers.agreed ?? false}
            onStart={survey?.start ?? send}
            onAgree={need}
            onRestart={() => survey?.restart()}
          />
          <ResultHistory type={kind === 'barrier' ? 'barrier' : 'skin'} />
        </>
      ) : (
        <Answering survey={survey} ids={ids} />
      )}
    </>
  );
}

/** Renders a survey from its first item to its result. */
function Answering({ survey, ids }: { survey: SurveyState; ids: readonly string[] }) {
  const { t } = useTranslation('surveys');
  const { step, result, answers } = survey;
  const id = ids[answers.at];

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
      {'score' in result ? <BarrierResultView result={result} /> : <SkinResultView result={result} />}
      <div className="row-3">
        <Button onClick={survey.again}>{t('again')}</Button>
      </div>
      <ResultHistory type={'score' in result ? 'barrier' : 'skin'} />
    </>
  );
}
