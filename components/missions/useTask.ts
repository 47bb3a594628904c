import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { useDoMissionMutation } from '@/api/missions';
import { type Typed, useSentBefore } from '@/components/ui/lazyHook';
import { type Mission, missionSchemas } from '@/contract/missions';
import * as z from '@/contract/zod';
import { useForm } from '@/hooks/useForm';
import { draftTargets } from '@/lib/browser/drafts';
import { notify } from '@/lib/browser/notify';
import { errorBodyIn } from '@/lib/failures';
import { paths } from '@/lib/paths';
import { fieldErrors } from '@/lib/rejections';
import { withProblems } from '@/lib/withProblems';
import { bodyOf, fieldOf, problemOf, type SubmissionValues, submissionValuesOf } from './submissionValues';

const { review, answer, data } = missionSchemas.doMission.body.shape;
const submission = z.object({ review, answer, ...data.unwrap().shape }).required();

/** Builds the schema of a mission's form. */
const taskForm = (t: TFunction<'missions'>, mission: Mission) =>
  withProblems(submission, (values) => {
    const problem = problemOf(mission, values);
    return problem ? { [fieldOf(mission)]: t(`task.${problem}`, { least: mission.min_length }) } : {};
  });

/**
 * Manages the form of a mission. Its draft lasts until the mission is completed or handed in; a wrong answer
 * keeps the values.
 */
export function useTask({ mission, typed }: { mission: Mission; typed: Typed<SubmissionValues> }) {
  const { t } = useTranslation('missions');
  const [put] = useDoMissionMutation();
  const form = useForm(taskForm(t, mission), {
    initial: submissionValuesOf(mission),
    isCalm: true,
    typed: typed.values,
    draft: { scope: draftTargets.mission(mission.id) },
    submit: {
      path: paths.mission(mission.id),
      call: (values) => put({ id: mission.id, ...bodyOf(mission, values) }).unwrap(),
      failed: t('toast.failed'),
      onDone(answer) {
        const completed = answer.mission.own_status === 'completed';
        void notify('success', t(completed ? 'toast.completed' : 'toast.submitted'));
      },
      onFailure(failure): boolean {
        const isWrong = errorBodyIn(failure).code === 'wrong_answer';
        const message = isWrong ? t('task.wrong') : Object.values(fieldErrors(failure))[0];
        const isShown = form.setFieldErrors({ [fieldOf(mission)]: message });
        if (isWrong) void notify('warning', t('toast.wrong'));
        return isWrong || isShown;
      },
    },
  });
  useSentBefore(typed.isSent, form.send);
  return { ...form, given: form.watch(), error: form.errors[fieldOf(mission)] };
}
export type Task = ReturnType<typeof useTask>;
