import { useState } from 'react';
import type { BarrierResult, SkinResult, SurveyKind } from '@/contract/surveys';
import { useAnswers } from './useAnswers';
import { useTake } from './useTake';

/** Where somebody is in a survey: before it, at an item, waiting, refused, at the result. */
type Step = 'consent' | 'asking' | 'sending' | 'failed' | 'done';

/** One survey from consent to result. `ids` are its items. */
export function useSurvey(kind: SurveyKind, ids: readonly string[]) {
  const answers = useAnswers(kind, ids);
  const { take } = useTake(kind);
  const [step, setStep] = useState<Step>('consent');
  const [result, setResult] = useState<SkinResult | BarrierResult>();

  async function send(whole: typeof answers.answers) {
    setStep('sending');
    try {
      setResult(await take(whole));
      answers.done();
      setStep('done');
    } catch {
      setStep('failed');
    }
  }

  return {
    step,
    result,
    answers,
    start() {
      answers.resume();
      setStep('asking');
    },
    restart() {
      answers.clear();
      setStep('asking');
    },
    /** Takes an answer and goes on to the next item, or to the result behind the last. */
    async answer(value: number | null) {
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
      answers.clear();
      setResult(undefined);
      setStep('consent');
    },
  };
}
