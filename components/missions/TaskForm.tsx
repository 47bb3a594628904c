import { useTranslation } from 'react-i18next';
import { Button } from '@/components/ui/Button';
import { Unverified } from '@/components/users/Unverified';
import type { Mission } from '@/contract/missions';
import { useMember } from '@/hooks/useMember';
import { wholeText } from '@/lib/numbers';
import styles from './Task.module.css';
import { TaskFields } from './TaskFields';
import { useTask } from './useTask';

/** What the button of a mission's form does. */
function useSendLabel({ kind, checked, own_status }: Mission): string {
  const { t } = useTranslation('missions');
  const { isLogin } = useMember();
  if (!isLogin) return t('task.signIn');
  if (own_status === 'submitted') return t('task.handAgain');
  if (checked) return t('task.hand');
  return t(kind === 'quiz' || kind === 'answer' ? 'task.check' : 'task.complete');
}

/** Where a mission is done: what it asks, what it brings, and its button. A visitor signs in first. */
export function TaskForm({ mission }: { mission: Mission }) {
  const { t } = useTranslation('missions');
  const { form, given, change, error, send, busy, restored, startOver } = useTask(mission);
  const label = useSendLabel(mission);
  const { point, xp } = mission.reward;
  return (
    <form
      ref={form}
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <Unverified />
      {restored ? (
        <p className={styles.restored} role="status">
          {t('task.draft')}
          <Button size="small" variant="quiet" onClick={startOver}>
            {t('task.startOver')}
          </Button>
        </p>
      ) : null}
      <TaskFields
        mission={mission}
        given={given}
        error={error}
        onChange={change}
        onSend={() => void send()}
      />
      <div className={styles.send}>
        <p className={styles.hint}>
          {t('task.brings', { points: wholeText(point), xp: wholeText(xp) })}
        </p>
        <Button type="submit" variant="primary" busy={busy}>
          {label}
        </Button>
      </div>
    </form>
  );
}
