import { useTranslation } from 'react-i18next';
import { managedHomeApi } from '@/api/managedHome';
import { HomeSections } from '@/components/manage/HomeSections';
import { ManageFrame } from '@/components/manage/ManageFrame';
import { managePage, noState } from '@/routes/loaders/manage';

/** Renders /manage/home: the sections of the home page, for those who manage content. */
export default function ManageHomePage() {
  const { t } = useTranslation('manage');
  return (
    <ManageFrame section="home" lead={t('home.lead')}>
      <HomeSections />
    </ManageFrame>
  );
}

export const getServerSideProps = managePage(
  'content',
  noState,
  (fetchQuery) => fetchQuery(managedHomeApi.endpoints.getManagedHome.initiate()),
  ['manage', 'home'],
);
