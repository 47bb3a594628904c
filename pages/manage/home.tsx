import type { GetServerSideProps } from 'next';
import { useTranslation } from 'react-i18next';
import { managedHomeApi } from '@/api/managedHome';
import { HomeSections } from '@/components/manage/HomeSections';
import { ManageFrame } from '@/components/manage/ManageFrame';
import { renderManage } from '@/routes/loaders/manage';

/** Renders /manage/home: the sections of the home page, for those who manage content. */
export default function ManageHomePage() {
  const { t } = useTranslation('manage');
  return (
    <ManageFrame section="home" lead={t('home.lead')}>
      <HomeSections />
    </ManageFrame>
  );
}

export const getServerSideProps = ((context) =>
  renderManage(
    context,
    'content',
    () => ({}),
    (fetchQuery) => fetchQuery(managedHomeApi.endpoints.getManagedHome.initiate()),
    ['manage', 'home'],
  )) satisfies GetServerSideProps;
