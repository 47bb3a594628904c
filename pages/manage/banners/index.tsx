import { useTranslation } from 'react-i18next';
import { managedBannersApi } from '@/api/managedBanners';
import { Banners } from '@/components/manage/Banners';
import { ManageFrame } from '@/components/manage/ManageFrame';
import { NewLink } from '@/components/manage/NewLink';
import { managePaths } from '@/lib/managePaths';
import { managePage, noState } from '@/routes/loaders/manage';

/** Renders /manage/banners: the banners in their order, for those who manage content. */
export default function ManageBannersPage() {
  const { t } = useTranslation('campaigns');
  return (
    <ManageFrame
      section="banners"
      lead={t('banners.lead')}
      action={<NewLink href={managePaths.banner('new')}>{t('banners.new')}</NewLink>}
    >
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
