import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useGetMissionSubmissionsQuery } from '@/api/managedSubmissions';
import { ChosenFilters } from '@/components/lists/ChosenFilters';
import { Filters } from '@/components/lists/Filters';
import type { Filter } from '@/components/lists/filters';
import { AnswerPages } from '@/components/moderation/AnswerList';
import { lazyClient } from '@/components/ui/lazyClient';
import { EmptyState } from '@/components/ui/State';
import { type SubmissionDecision, submissionStatuses } from '@/contract/constants/participation';
import type { MissionSubmission } from '@/contract/managedSubmissions';
import { managePaths } from '@/lib/managePaths';
import { mayDecide, SubmissionBar } from './SubmissionBar';
import { useSubmissionColumns } from './SubmissionColumns';
import { type SubmissionsState, submissionsQueryOf } from './submissionsState';
import { Table } from './Table';
import { useManagedList } from './useManagedList';
import { useSelection } from './useSelection';
import { ViewChips } from './ViewChips';

const SubmissionsSheet = lazyClient(() => import('./SubmissionsSheet').then((it) => it.SubmissionsSheet));

/** Renders the submissions to missions, of all or of one: those waiting for review, and the reviewed ones. */
export function Submissions({ state }: { state: SubmissionsState }) {
  const { t } = useTranslation('missions');
  const answer = useGetMissionSubmissionsQuery(submissionsQueryOf(state));
  const { address, hrefOf } = useManagedList(state, ({ status, ...query }) =>
    managePaths.submissions({ status: status === 'submitted' ? '' : status, ...query }),
  );
  // Above the list, which is empty once all of it is decided on.
  const [doing, setDoing] = useState<{ decision: SubmissionDecision; submissions: MissionSubmission[] }>();
  const filters: Filter[] = [
    {
      name: 'mission',
      label: t('manage.columns.mission'),
      options: (answer.data?.missions ?? []).map(({ id, title }) => ({ slug: String(id), name: title })),
      chosen: state.mission ? [state.mission] : [],
    },
  ];
  return (
    <>
      <ViewChips
        label={t('manage.views')}
        views={submissionStatuses}
        selected={state.status}
        nameOf={(status) => t(`manage.${status}`)}
        hrefOf={(status) => hrefOf({ status })}
      >
        <Filters address={address} filters={filters} />
      </ViewChips>
      <ChosenFilters address={address} filters={filters} />
      <AnswerPages
        answer={answer}
        page={state.page}
        hrefOf={(page) => hrefOf({ page })}
        empty={<EmptyState title={t(`manage.empty.${state.status}`)} body={t('manage.emptyBody')} />}
      >
        {(submissions) => (
          <SubmissionTable
            key={address}
            submissions={submissions}
            status={state.status}
            onDecide={(decision, chosen) => setDoing({ decision, submissions: chosen })}
          />
        )}
      </AnswerPages>
      {doing ? <SubmissionsSheet {...doing} onClose={() => setDoing(undefined)} /> : null}
    </>
  );
}

/** Renders a page of submissions; those that can be decided on can be chosen and decided together. */
function SubmissionTable({
  submissions,
  status,
  onDecide,
}: {
  submissions: MissionSubmission[];
  status: SubmissionsState['status'];
  onDecide: (decision: SubmissionDecision, chosen: MissionSubmission[]) => void;
}) {
  const { t } = useTranslation('missions');
  const selection = useSelection(submissions);
  const mayChoose = mayDecide(status);
  const columns = useSubmissionColumns(mayChoose ? selection : undefined);
  return (
    <>
      {mayChoose ? (
        <SubmissionBar submissions={submissions} status={status} selection={selection} onDecide={onDecide} />
      ) : null}
      <Table label={t('manage.table')} columns={columns} rows={submissions} />
    </>
  );
}
