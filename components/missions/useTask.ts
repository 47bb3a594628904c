import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { useDoMissionMutation } from '@/api/missions';
import { type Typed, useSentBefore } from '@/components/ui/lazyHook';
import type { Mission, MissionBody } from '@/contract/missions';
import { useFormDraft } from '@/hooks/useFormDraft';
import { useSchemaForm } from '@/hooks/useSchemaForm';
import { useSubmit } from '@/hooks/useSubmit';
import { draftTargets } from '@/lib/browser/drafts';
import { notify } from '@/lib/browser/notify';
import { errorBodyIn } from '@/lib/failures';
import { z } from '@/lib/formSchema';
import { paths } from '@/lib/paths';
import { fieldErrors } from '@/lib/rejections';
import { bodyOf, fieldOf, problemOf, type SubmissionValues, submissionValuesOf } from './submissionValues';

const taskDraft = z.object({ choices: z.array(z.string()), answer: z.string(), note: z.string(), review: z.string() });

/** Builds the schema of a mission's form. */
const taskForm = (t: TFunction<'missions'>, mission: Mission) =>
  taskDraft.check(({ value, issues }) => {
    const problem = problemOf(mission, value);
    if (!problem) return;
    const message = t(`task.${problem}`, { least: mission.min_length });
    issues.push({ code: 'custom', path: [fieldOf(mission)], message, input: value });
  });

/**
 * Manages the form of a mission. Its draft lasts until the mission is completed or handed in; a wrong answer
 * keeps the values.
 */
export function useTask({ mission, typed }: { mission: Mission; typed: Typed<SubmissionValues> }) {
  const { t } = useTranslation('missions');
  const form = useSchemaForm(taskForm(t, mission), submissionValuesOf(mission), { isCalm: true, typed: typed.values });
  const draft = useFormDraft(form, draftTargets.mission(mission.id), taskDraft);
  const [put] = useDoMissionMutation();
  const { submit } = useSubmit({
    path: paths.mission(mission.id),
    call: (body: MissionBody) => put({ id: mission.id, ...body }).unwrap(),
    failed: t('toast.failed'),
    dropDraft: draft.drop,
    onDone(answer) {
      const completed = answer.mission.own_status === 'completed';
      void notify('success', t(completed ? 'toast.completed' : 'toast.submitted'));
    },
    onFailure(failure) {
      const isWrong = errorBodyIn(failure).code === 'wrong_answer';
      const message = isWrong ? t('task.wrong') : Object.values(fieldErrors(failure))[0];
      form.setFieldErrors({ [fieldOf(mission)]: message });
      if (isWrong) void notify('warning', t('toast.wrong'));
      return isWrong;
    },
  });
  const send = () => void form.submit((values) => submit(bodyOf(mission, values)));
  useSentBefore(typed.isSent, send);
  return {
    form: form.form,
    given: form.values,
    change: form.change,
    error: form.errors[fieldOf(mission)],
    send,
    isSubmitting: form.isSubmitting,
    draft,
  };
}
export type Task = ReturnType<typeof useTask>;
