import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  useTakeBarrierMutation,
  useTakeSkinTypeMutation,
  useTakeSkinTypeTestMutation,
  useTakeSkinTypeUpgradeMutation,
} from '@/api/surveys';
import { useSentBefore } from '@/components/ui/lazyHook';
import { consentVersions } from '@/contract/constants/common';
import type { BarrierResult, SkinResult, SurveyKind } from '@/contract/surveys';
import { useFailureToast } from '@/hooks/useFailureToast';
import { actionOf, dropKey, dropRejectedKey, idempotencyKeyFor } from '@/lib/browser/keys';
import { readClaim, saveClaim } from '@/lib/browser/surveyClaim';
import { isAnswered } from '@/lib/rejections';
import { type Answers, useAnswers } from './useAnswers';

/** Sends a survey's answers. A retry after a lost response does not take the survey twice. */
function useTake(kind: SurveyKind) {
  const [takeFull, full] = useTakeSkinTypeTestMutation();
  const [takeShort, short] = useTakeSkinTypeMutation();
  const [takeUpgrade, upgrade] = useTakeSkinTypeUpgradeMutation();
  const [takeBarrier, barrier] = useTakeBarrierMutation();

  const take = async (answers: Answers): Promise<SkinResult | BarrierResult> => {
    const claim = readClaim() || undefined;
    const body = { answers, consent: consentVersions.survey, claim } as const;
    const action = actionOf(`survey:${kind}`, body);
    const sent = { ...body, idempotencyKey: idempotencyKeyFor(action) };
    const calls = {
      'skin-type-test': () => takeFull(sent).unwrap(),
      'skin-type': () => takeShort(sent).unwrap(),
      'skin-type-upgrade': () => takeUpgrade(sent).unwrap(),
      barrier: () => takeBarrier(sent).unwrap(),
    };
    const result = await calls[kind]().catch((failure: unknown) => {
      dropRejectedKey(action, failure);
      throw failure;
    });
    dropKey(action);
    saveClaim(result.claim);
    return result;
  };
  const isBusy = [full, short, upgrade, barrier].some(({ isLoading }) => isLoading);
  return { take, isBusy };
}

/** The step of a survey: consent, an item, sending, failed, the result. */
type Step = 'consent' | 'asking' | 'sending' | 'failed' | 'done';

interface SurveyOptions {
  kind: SurveyKind;
  /** The ids of its items. */
  ids: readonly string[];
  /** Whether it was started before this code was loaded. */
  isStarted: boolean;
  /** Called when it goes back to the consent, after a result or a rejection: other items may be due then. */
  onAgain?: () => void;
}

/** Manages one survey from consent to result. */
export function useSurvey({ kind, ids, isStarted, onAgain }: SurveyOptions) {
  const { t } = useTranslation('surveys');
  const showFailure = useFailureToast();
  const answers = useAnswers(kind, ids);
  const { take } = useTake(kind);
  const [step, setStep] = useState<Step>('consent');
  const [result, setResult] = useState<SkinResult | BarrierResult>();

  async function send(allAnswers: Answers) {
    setStep('sending');
    try {
      setResult(await take(allAnswers));
      answers.draft.drop();
      setStep('done');
    } catch (failure) {
      if (!isAnswered(failure)) return setStep('failed');
      // The same answers would be rejected again.
      showFailure(failure, t('failed'));
      backToConsent();
    }
  }
  function backToConsent() {
    setStep('consent');
    onAgain?.();
  }

  /** Goes on at the first item without an answer; answers that are all there, such as of a failed call, are sent. */
  const start = async () => {
    const complete = answers.complete();
    if (complete) return send(complete);
    answers.resume();
    setStep('asking');
  };
  useSentBefore(isStarted, () => void start());

  return {
    step,
    result,
    answers,
    start,
    restart() {
      answers.draft.startOver();
      setStep('asking');
    },
    /** Stores an answer and goes on to the next item, or to the result after the last. */
    async answer(value: Answers[string]) {
      const id = ids[answers.at];
      if (id === undefined) return;
      const changed = answers.answer(id, value);
      const next = answers.at + 1;
      if (next < ids.length) answers.goTo(next);
      else if (ids.every((item) => Object.hasOwn(changed, item))) await send(changed);
      else answers.resume();
    },
    back: () => answers.goTo(Math.max(0, answers.at - 1)),
    retry: () => send(answers.answers),
    again() {
      answers.draft.startOver();
      setResult(undefined);
      backToConsent();
    },
  };
}
export type SurveyState = ReturnType<typeof useSurvey>;
