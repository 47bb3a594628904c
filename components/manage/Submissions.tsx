import { useTranslation } from 'react-i18next';
import { useGetMissionSubmissionsQuery } from '@/api/missions';
import { AnswerPages } from '@/components/moderation/AnswerList';
import { EmptyState } from '@/components/ui/State';
import { type SubmissionStatus, submissionStatuses } from '@/contract/constants/participation';
import { managePaths } from '@/lib/managePaths';
import { useSubmissionColumns } from './SubmissionColumns';
import { Table } from './Table';
import { ViewChips } from './ViewChips';

export interface SubmissionsState {
  status: SubmissionStatus;
  page: number;
}

/** Renders the submissions to missions: those waiting for review, and the reviewed ones. */
export function Submissions({ state }: { state: SubmissionsState }) {
  const { t } = useTranslation('missions');
  const columns = useSubmissionColumns();
  const answer = useGetMissionSubmissionsQuery(state);
  const hrefOf = ({ status, page }: SubmissionsState) =>
    managePaths.missions({ status: status === 'submitted' ? '' : status, page: page === 1 ? '' : page });
  return (
    <>
      <ViewChips
        label={t('manage.views')}
        views={submissionStatuses}
        selected={state.status}
        nameOf={(status) => t(`manage.${status}`)}
        hrefOf={(status) => hrefOf({ status, page: 1 })}
      />
      <AnswerPages
        answer={answer}
        page={state.page}
        hrefOf={(page) => hrefOf({ ...state, page })}
        empty={<EmptyState title={t(`manage.empty.${state.status}`)} body={t('manage.emptyBody')} />}
      >
        {(submissions) => <Table label={t('manage.table')} columns={columns} rows={submissions} />}
      </AnswerPages>
    </>
  );
}
