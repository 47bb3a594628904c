import { useTranslation } from 'react-i18next';
import { Button } from '@/components/ui/Button';
import type { SubmissionDecision, SubmissionStatus } from '@/contract/constants/participation';
import type { MissionSubmission } from '@/contract/managedSubmissions';
import { SelectionBar } from './SelectionBar';
import type { Selection } from './useSelection';

/** What can be decided about submissions of each status. */
const decisions: Record<SubmissionStatus, readonly SubmissionDecision[]> = {
  submitted: ['complete', 'return'],
  completed: ['withdraw'],
  returned: [],
};
/** Returns whether submissions of a status can be decided on. */
export const mayDecide = (status: SubmissionStatus) => decisions[status].length > 0;

/** Renders the bar that decides on several submissions of a page at once. */
export function SubmissionBar({
  submissions,
  status,
  selection,
  onDecide,
}: {
  submissions: readonly MissionSubmission[];
  status: SubmissionStatus;
  selection: Selection;
  onDecide: (decision: SubmissionDecision, chosen: MissionSubmission[]) => void;
}) {
  const { t } = useTranslation('missions');
  const { t: moderation } = useTranslation('moderation');
  const chosen = submissions.filter(({ id }) => selection.chosen.includes(id));
  return (
    <SelectionBar selection={selection}>
      {decisions[status].map((decision) => (
        <Button
          key={decision}
          size="small"
          variant={decision === 'complete' ? 'primary' : undefined}
          onClick={() => onDecide(decision, chosen)}
        >
          {moderation('queue.chosen', { decision: t(`manage.${decision}`), count: chosen.length })}
        </Button>
      ))}
    </SelectionBar>
  );
}
