import { useTranslation } from 'react-i18next';
import { managedBannersApi } from '@/api/managedBanners';
import { Banners } from '@/components/manage/Banners';
import { ManageFrame } from '@/components/manage/ManageFrame';
import { managePage, noState } from '@/routes/loaders/manage';

/** Renders /manage/banners: the banners in their order, for those who manage content. */
export default function ManageBannersPage() {
  const { t } = useTranslation('campaigns');
  return (
    <ManageFrame section="banners" lead={t('banners.lead')}>
      <Banners />
    </ManageFrame>
  );
}

export const getServerSideProps = managePage(
  'content',
  noState,
  (fetchQuery) => fetchQuery(managedBannersApi.endpoints.getManagedBanners.initiate()),
  ['campaigns', 'manage'],
);
