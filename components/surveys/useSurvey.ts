import { useState } from 'react';
import { useSentBefore } from '@/components/ui/lazyHook';
import type { BarrierResult, SkinResult, SurveyKind } from '@/contract/surveys';
import { type Answers, useAnswers } from './useAnswers';
import { useTake } from './useTake';

/** The step of a survey: consent, an item, sending, failed, the result. */
type Step = 'consent' | 'asking' | 'sending' | 'failed' | 'done';

/**
 * Manages one survey from consent to result. `ids` are its items, `isStarted` whether it was started before
 * this code was loaded.
 */
export function useSurvey({ kind, ids, isStarted }: { kind: SurveyKind; ids: readonly string[]; isStarted: boolean }) {
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
    } catch {
      setStep('failed');
    }
  }

  const start = () => {
    answers.resume();
    setStep('asking');
  };
  useSentBefore(isStarted, start);

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
      setStep('consent');
    },
  };
}
export type SurveyState = ReturnType<typeof useSurvey>;
