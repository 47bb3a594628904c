import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDecideSubmissionsMutation } from '@/api/managedSubmissions';
import { Button } from '@/components/ui/Button';
import { ConfirmSheet } from '@/components/ui/ConfirmSheet';
import { Sheet } from '@/components/ui/Sheet';
import type { SubmissionDecision } from '@/contract/constants/participation';
import type { MissionSubmission, SubmissionDecisionsAnswer } from '@/contract/managedSubmissions';
import { useSubmit } from '@/hooks/useSubmit';
import { notify } from '@/lib/browser/notify';
import { SubmissionSheet } from './SubmissionSheet';

/** Renders the sheet in which a manager decides on several submissions alike, then those that were left as they are. */
export function SubmissionsSheet({
  decision,
  submissions,
  onClose,
}: {
  decision: SubmissionDecision;
  submissions: readonly MissionSubmission[];
  onClose: () => void;
}) {
  const { t } = useTranslation('missions');
  const [decide] = useDecideSubmissionsMutation();
  const [skipped, setSkipped] = useState<SubmissionDecisionsAnswer['skipped']>([]);
  const { submit } = useSubmit({
    scope: `submissions:${decision}:${submissions.map(({ id }) => id).join()}`,
    call: (reason: string, idempotencyKey) =>
      // As they were read when the sheet was opened.
      decide({
        decision,
        reason,
        submissions: submissions.map(({ id, changed_at }) => ({ id, changed_at })),
        idempotencyKey,
      }).unwrap(),
    failed: t('manage.failed'),
    onDone({ decided: { length: count }, skipped: left }) {
      if (count > 0) void notify('success', t(`manage.${decision}Several`, { count }));
      if (left.length > 0) setSkipped(left);
      else onClose();
    },
  });
  const title = t(`manage.${decision}SeveralTitle`, { count: submissions.length });
  if (skipped.length > 0) return <SkippedSheet skipped={skipped} submissions={submissions} onClose={onClose} />;
  if (decision !== 'complete') {
    return (
      <SubmissionSheet title={title} decision={decision} decide={({ reason }) => submit(reason)} onClose={onClose} />
    );
  }
  return (
    <ConfirmSheet
      title={title}
      body={t('manage.completeLead')}
      confirm={t('manage.complete')}
      variant="primary"
      onConfirm={() => void submit('')}
      onClose={onClose}
    />
  );
}

/** Renders which submissions were not decided on, and why. */
function SkippedSheet({
  skipped,
  submissions,
  onClose,
}: {
  skipped: SubmissionDecisionsAnswer['skipped'];
  submissions: readonly MissionSubmission[];
  onClose: () => void;
}) {
  const { t } = useTranslation('missions');
  const { t: moderation } = useTranslation('moderation');
  const titleOf = (id: number) => {
    const found = submissions.find((it) => it.id === id);
    return found ? t('manage.of', { nickname: found.user.nickname, title: found.mission.title }) : '';
  };
  return (
    <Sheet open onClose={onClose} title={moderation('queue.skipped', { count: skipped.length })}>
      <div className="stack-4">
        <ul className="stack-2">
          {skipped.map(({ id, reason }) => (
            <li key={id}>
              <strong>{titleOf(id)}</strong>
              <p className="small">{t(`manage.skipped.${reason}`)}</p>
            </li>
          ))}
        </ul>
        <div className="actions">
          <Button variant="primary" onClick={onClose}>
            {moderation('queue.understood')}
          </Button>
        </div>
      </div>
    </Sheet>
  );
}
