import type { GetServerSideProps } from 'next';
import { useTranslation } from 'react-i18next';
import { missionWritesApi } from '@/api/missions';
import { ManageFrame } from '@/components/manage/ManageFrame';
import { Submissions, type SubmissionsState } from '@/components/manage/Submissions';
import { submissionStatuses } from '@/contract/constants/participation';
import { renderManage } from '@/routes/loaders/manage';

/** Renders /manage/missions: submissions, for managers. */
export default function ManageMissionsPage({ state }: { state: SubmissionsState }) {
  const { t } = useTranslation('missions');
  return (
    <ManageFrame section="missions" lead={t('manage.lead')}>
      <Submissions state={state} />
    </ManageFrame>
  );
}

export const getServerSideProps = ((context) =>
  renderManage(
    context,
    'campaigns',
    ({ page, of }): SubmissionsState => ({
      page,
      status: submissionStatuses.find((it) => it === of('status')) ?? 'submitted',
    }),
    (fetchQuery, state) => fetchQuery(missionWritesApi.endpoints.getMissionSubmissions.initiate(state)),
    ['missions'],
  )) satisfies GetServerSideProps;
