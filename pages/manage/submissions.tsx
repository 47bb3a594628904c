import { useTranslation } from 'react-i18next';
import { managedSubmissionsApi } from '@/api/managedSubmissions';
import { ManageFrame } from '@/components/manage/ManageFrame';
import { Submissions } from '@/components/manage/Submissions';
import { type SubmissionsState, submissionsQueryOf, submissionsStateOf } from '@/components/manage/submissionsState';
import { managePage } from '@/routes/loaders/manage';

/** Renders /manage/submissions: submissions to missions, for managers. */
export default function ManageSubmissionsPage({ state }: { state: SubmissionsState }) {
  const { t } = useTranslation('missions');
  return (
    <ManageFrame section="submissions" lead={t('manage.lead')}>
      <Submissions state={state} />
    </ManageFrame>
  );
}

export const getServerSideProps = managePage(
  'campaigns',
  submissionsStateOf,
  (fetchQuery, state) =>
    fetchQuery(managedSubmissionsApi.endpoints.getMissionSubmissions.initiate(submissionsQueryOf(state))),
  ['missions'],
);
