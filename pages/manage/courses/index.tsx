import { useTranslation } from 'react-i18next';
import { managedCoursesApi } from '@/api/managedCourses';
import { Courses } from '@/components/manage/Courses';
import { ManageFrame } from '@/components/manage/ManageFrame';
import type { ManagedListState } from '@/components/manage/managedListState';
import { NewLink } from '@/components/manage/NewLink';
import { type CampaignState, campaignStates } from '@/contract/constants/campaigns';
import { managePaths } from '@/lib/managePaths';
import { manageList } from '@/routes/loaders/manage';

/** Renders /manage/courses: the courses of every state, for those who run campaigns. */
export default function ManageCoursesPage({ state }: { state: ManagedListState<CampaignState, 'courses'> }) {
  const { t } = useTranslation('campaigns');
  return (
    <ManageFrame
      section="courses"
      lead={t('courses.lead')}
      action={<NewLink href={managePaths.course('new')}>{t('courses.new')}</NewLink>}
    >
      <Courses state={state} />
    </ManageFrame>
  );
}

export const getServerSideProps = manageList(
  'campaigns',
  { states: campaignStates, sorted: 'courses' },
  (fetchQuery, query) => fetchQuery(managedCoursesApi.endpoints.getManagedCourses.initiate(query)),
  ['campaigns', 'manage'],
);
