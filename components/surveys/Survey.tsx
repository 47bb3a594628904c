import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { OtherDraft } from '@/components/article/OtherDraft';
import { Button } from '@/components/ui/Button';
import { lazyHook, useTyped } from '@/components/ui/lazyHook';
import { SkeletonRows } from '@/components/ui/Skeleton';
import { ErrorState } from '@/components/ui/State';
import { own } from '@/contract/own';
import type { BarrierResult, SurveyKind } from '@/contract/surveys';
import { useMember } from '@/hooks/useMember';
import { draftTargets } from '@/lib/browser/drafts';
import { Consent } from './Consent';
import { Question } from './Question';
import { ResultHistory } from './ResultHistory';
import { SaveResult, SkinResultView } from './SkinResultView';
import styles from './Surveys.module.css';
import { useBeginning } from './useBeginning';
import type { SurveyState } from './useSurvey';

/** A half circle of the grain line, filled according to the score. */
const ARC = 'M 20 150 A 130 130 0 0 1 280 150';
const ARC_LENGTH = Math.PI * 130;

/** Renders a skin barrier's score from 0 to 100 as a gauge. */
function BarrierGauge({ score }: { score: number }) {
  const { t } = useTranslation('surveys');
  return (
    <svg viewBox="0 0 300 170" role="img" aria-label={t('barrierResult.gauge', { score })} className={styles.gauge}>
      <path d={ARC} className={styles.gaugeGround} />
      <path d={ARC} className={styles.gaugeFill} strokeDasharray={`${(score / 100) * ARC_LENGTH} ${ARC_LENGTH}`} />
      <text x="150" y="140" className={styles.gaugeScore}>
        {score}
      </text>
    </svg>
  );
}

/** The score from which a barrier counts as medium, and the one from which as good. */
const MIDDLE = 45;
const HIGH = 70;

const levelOf = (score: number) => (score >= HIGH ? 'high' : score >= MIDDLE ? 'middle' : 'low');

/** Renders a barrier result: its score and advice. */
function BarrierResultView({ result }: { result: BarrierResult }) {
  const { t } = useTranslation('surveys');
  const { isLogin } = useMember();
  const part = useBeginning<HTMLElement>(result.id);
  const { score, confidence } = result;
  return (
    <section ref={part} className={styles.result} aria-labelledby="result">
      <p className={styles.code}>{t('barrierResult.title')}</p>
      {score === null ? (
        <h1 id="result" tabIndex={-1} className={styles.name}>
          {t('barrierResult.unknown')}
        </h1>
      ) : (
        <>
          <h1 id="result" tabIndex={-1} className={styles.name}>
            {t(`barrierResult.level.${levelOf(score)}`)}
          </h1>
          <BarrierGauge score={score} />
          <p className="small">{t('result.confidence', { confidence })}</p>
          <p className={styles.line}>{t(`barrierResult.care.${levelOf(score)}`)}</p>
        </>
      )}
      <SaveResult isMember={isLogin} />
      <p className="small">{t('notDiagnosis')}</p>
    </section>
  );
}

const LazySurvey = lazyHook(async () => (await import('./useSurvey')).useSurvey);

/**
 * Renders one survey from its consent to its result, one item a screen; a result is headed by itself. `onAgain` is
 * called when it goes back to the consent, and stays the same function. `children` follow a result's type.
 */
export function Survey({
  kind,
  ids,
  onAgain,
  children,
}: {
  kind: SurveyKind;
  ids: readonly string[];
  onAgain?: () => void;
  children?: ReactNode;
}) {
  const [survey, setSurvey] = useState<SurveyState>();
  const { typed, isNeeded, need, send } = useTyped(draftTargets.survey(kind), {});
  const { t } = useTranslation('surveys');
  const isConsenting = !survey || survey.step === 'consent';
  return (
    <>
      {survey?.result ? null : (
        <header className={styles.head}>
          <h1>{t(`kinds.${kind}.title`)}</h1>
          {isConsenting ? <p className="soft">{t(`kinds.${kind}.lead`)}</p> : null}
        </header>
      )}
      {isNeeded ? (
        <LazySurvey kind={kind} ids={ids} isStarted={typed.isSent} onAgain={onAgain} onResult={setSurvey} />
      ) : null}
      {isConsenting ? (
        <>
          <OtherDraft draft={survey?.answers.draft} />
          <Consent
            kind={kind}
            resumable={(survey?.answers.answered ?? 0) > 0}
            agreedBefore={survey?.answers.agreed ?? false}
            onStart={survey ? () => void survey.start() : send}
            onAgree={need}
            onRestart={() => survey?.restart()}
          />
          <ResultHistory type={kind === 'barrier' ? 'barrier' : 'skin'} />
        </>
      ) : (
        <Answering survey={survey} ids={ids}>
          {children}
        </Answering>
      )}
    </>
  );
}

/** Renders a survey from its first item to its result. */
function Answering({ survey, ids, children }: { survey: SurveyState; ids: readonly string[]; children: ReactNode }) {
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
      {'score' in result ? (
        <BarrierResultView result={result} />
      ) : (
        <SkinResultView result={result}>{children}</SkinResultView>
      )}
      <div className="row-3">
        <Button onClick={survey.again}>{t('again')}</Button>
      </div>
      <ResultHistory type={'score' in result ? 'barrier' : 'skin'} />
    </>
  );
}
