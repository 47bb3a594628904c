import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDoMissionMutation } from '@/api/missionWrites';
import type { Mission, MissionBody } from '@/contract/missions';
import { useDraft } from '@/hooks/useDraft';
import { useDraftTarget } from '@/hooks/useDraftTarget';
import { useFirstFault } from '@/hooks/useFaults';
import { useSubmit } from '@/hooks/useSubmit';
import { draftTargets, dropDraft } from '@/lib/browser/drafts';
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
  const draft = useDraft(target, givenOf(mission), isGiven);
  const [error, setError] = useState<string>();
  const { form, showFirst } = useFirstFault();
  const [put] = useDoMissionMutation();
  const given = draft.value;

  const change = (part: Partial<Given>) => {
    setError(undefined);
    draft.change(part);
  };
  const { submit, isSubmitting } = useSubmit({
    path: paths.mission(mission.id),
    call: (body: MissionBody) => put({ id: mission.id, body }).unwrap(),
    failed: t('toast.failed'),
    dropDraft: () => dropDraft(target),
    onDone(answer) {
      const completed = answer.mission.own_status === 'completed';
      void notify('success', t(completed ? 'toast.completed' : 'toast.submitted'));
    },
    onFailure(failure) {
      const isWrong = refusalIn(failure).code === 'wrong_answer';
      setError(isWrong ? t('task.wrong') : Object.values(fieldErrors(failure))[0]);
      showFirst();
      if (isWrong) void notify('warning', t('toast.wrong'));
      return isWrong;
    },
  });
  const send = async () => {
    const problem = problemOf(mission, given);
    setError(problem ? t(`task.${problem}`, { least: mission.min_length }) : undefined);
    if (problem) showFirst();
    else await submit(bodyOf(mission, given));
  };
  return {
    form,
    given,
    change,
    error,
    send,
    busy: isSubmitting,
    restored: draft.restored,
    startOver: draft.startOver,
  };
}
