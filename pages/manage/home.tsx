import { useTranslation } from 'react-i18next';
import { managedHomeApi } from '@/api/managedHome';
import { HomeSections } from '@/components/manage/HomeSections';
import { ManageFrame } from '@/components/manage/ManageFrame';
import { PromotedContents } from '@/components/manage/PromotedContent';
import { managePage, noState } from '@/routes/loaders/manage';

/** Renders /manage/home: the sections of the home page and what stands first, for those who manage content. */
export default function ManageHomePage() {
  const { t } = useTranslation('manage');
  return (
    <ManageFrame section="home" lead={t('home.lead')}>
      <HomeSections />
      <PromotedContents />
    </ManageFrame>
  );
}

export const getServerSideProps = managePage(
  'content',
  noState,
  (fetchQuery) =>
    Promise.all([
      fetchQuery(managedHomeApi.endpoints.getManagedHome.initiate()),
      fetchQuery(managedHomeApi.endpoints.getPromoted.initiate()),
    ]),
  ['manage', 'home'],
);
