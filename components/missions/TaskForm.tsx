import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { OtherDraft } from '@/components/article/OtherDraft';
import { useRewardLine } from '@/components/participation/useRewardLine';
import { Button } from '@/components/ui/Button';
import { Form } from '@/components/ui/Form';
import { lazyHook, useTyped } from '@/components/ui/lazyHook';
import { Unverified } from '@/components/users/Unverified';
import type { Mission } from '@/contract/missions';
import { useMember } from '@/hooks/useMember';
import { draftTargets } from '@/lib/browser/drafts';
import { isWritten, type SubmissionValues, submissionValuesOf } from './submissionValues';
import styles from './Task.module.css';
import { TaskFields } from './TaskFields';
import type { Task } from './useTask';

const LazyTask = lazyHook(async () => (await import('./useTask')).useTask);

/** Returns the label of a mission form's button. */
function useSendLabel({ kind, checked, own_status }: Mission): string {
  const { t } = useTranslation('missions');
  const { isLogin } = useMember();
  if (!isLogin) return t('task.signIn');
  if (own_status === 'submitted') return t('task.handAgain');
  if (checked) return t('task.hand');
  return t(kind === 'quiz' || kind === 'answer' ? 'task.check' : 'task.complete');
}

/**
 * Renders a mission's form: the requested fields, the reward, and the button. A visitor signs in first. Once the mission
 * is closed it sends nothing, and stays only where something was written.
 */
export function TaskForm({ mission }: { mission: Mission }) {
  const { t } = useTranslation('missions');
  const [task, setTask] = useState<Task>();
  const early = useTyped<SubmissionValues>(draftTargets.mission(mission.id), submissionValuesOf(mission));
  const { typed } = early;
  const { change, send } = task ?? early;
  const label = useSendLabel(mission);
  const rewardLine = useRewardLine();
  const { may_do } = mission;
  const given = task?.given ?? early.values;
  if (!may_do && !isWritten(mission, given)) return null;
  return (
    <Form ref={task?.form ?? early.form} className={styles.form} onFocus={early.need} onSubmit={send}>
      {early.isNeeded ? <LazyTask mission={mission} typed={typed} onResult={setTask} /> : null}
      <Unverified />
      {task?.draft.restored ? (
        <p className={styles.restored} role="status">
          {t('task.draft')}
          <Button size="small" variant="quiet" onClick={task.draft.startOver}>
            {t('task.startOver')}
          </Button>
        </p>
      ) : null}
      <OtherDraft draft={task?.draft} />
      <TaskFields mission={mission} given={given} error={task?.error} onChange={change} onSend={send} />
      {may_do ? (
        <div className={styles.send}>
          <p className="small">{t('task.brings', { rewards: rewardLine(mission.reward) })}</p>
          <Button type="submit" variant="primary" busy={task?.isSubmitting ?? typed.isSent}>
            {label}
          </Button>
        </div>
      ) : null}
    </Form>
  );
}
