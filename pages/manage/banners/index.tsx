import type { GetServerSideProps } from 'next';
import { useTranslation } from 'react-i18next';
import { managedBannersApi } from '@/api/managedBanners';
import { Banners } from '@/components/manage/Banners';
import { ManageFrame } from '@/components/manage/ManageFrame';
import { renderManage } from '@/routes/loaders/manage';

/** Renders /manage/banners: the banners in their order, for those who manage content. */
export default function ManageBannersPage() {
  const { t } = useTranslation('campaigns');
  return (
    <ManageFrame section="banners" lead={t('banners.lead')}>
      <Banners />
    </ManageFrame>
  );
}

export const getServerSideProps = ((context) =>
  renderManage(
    context,
    'content',
    () => ({}),
    (fetchQuery) => fetchQuery(managedBannersApi.endpoints.getManagedBanners.initiate()),
    ['campaigns', 'manage'],
  )) satisfies GetServerSideProps;
