import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDoMissionMutation } from '@/api/missionWrites';
import type { Mission } from '@/contract/missions';
import { useDraft } from '@/hooks/useDraft';
import { useDraftTarget } from '@/hooks/useDraftTarget';
import { useDropDraft } from '@/hooks/useDropDraft';
import { useFailureToast } from '@/hooks/useFailureToast';
import { useFirstFault } from '@/hooks/useFaults';
import { useMemberGate } from '@/hooks/useMemberGate';
import { draftTargets } from '@/lib/browser/drafts';
import { notify } from '@/lib/browser/notify';
import { fieldErrors, refusalIn } from '@/lib/failures';
import { paths } from '@/lib/paths';
import { bodyOf, type Given, givenOf, isGiven, problemOf } from './given';

/**
 * Does a mission. What is chosen or typed outlives the page until it is completed or handed in; a wrong
 * answer leaves it where it was.
 */
export function useTask(mission: Mission) {
  const { t } = useTranslation('missions');
  const target = useDraftTarget(draftTargets.mission(mission.id));
  const dropSent = useDropDraft(target);
  const draft = useDraft(target, givenOf(mission), isGiven);
  const [error, setError] = useState<string>();
  const { form, showFirst } = useFirstFault();
  const [put, { isLoading }] = useDoMissionMutation();
  const showFailure = useFailureToast();
  const [mayGoOn, waits] = useMemberGate(paths.mission(mission.id));
  const underWay = useRef(false);
  const given = draft.value;

  const change = (part: Partial<Given>) => {
    setError(undefined);
    draft.change(part);
  };
  const refused = (failure: unknown) => {
    if (refusalIn(failure).code === 'wrong_answer') {
      setError(t('task.wrong'));
      showFirst();
      void notify('warning', t('toast.wrong'));
      return;
    }
    setError(Object.values(fieldErrors(failure))[0]);
    showFirst();
    showFailure(failure, t('toast.failed'));
  };
  const send = async () => {
    if (underWay.current) return;
    underWay.current = true;
    try {
      if (!(await mayGoOn())) return;
      const problem = problemOf(mission, given);
      setError(problem ? t(`task.${problem}`, { least: mission.min_length }) : undefined);
      if (problem) {
        showFirst();
        return;
      }
      const answer = await put({ id: mission.id, body: bodyOf(mission, given) }).unwrap();
      dropSent();
      const completed = answer.mission.own_status === 'completed';
      void notify('success', t(completed ? 'toast.completed' : 'toast.submitted'));
    } catch (failure) {
      refused(failure);
    } finally {
      underWay.current = false;
    }
  };
  return {
    form,
    given,
    change,
    error,
    send,
    busy: waits || isLoading,
    restored: draft.restored,
    startOver: draft.startOver,
  };
}
