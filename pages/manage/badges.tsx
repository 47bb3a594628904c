import { useTranslation } from 'react-i18next';
import { managedBadgesApi } from '@/api/managedBadges';
import { Badges } from '@/components/manage/Badges';
import { ManageFrame } from '@/components/manage/ManageFrame';
import { managePage, noState } from '@/routes/loaders/manage';

/** Renders /manage/badges: when badges are awarded, for those who manage content. */
export default function ManageBadgesPage() {
  const { t } = useTranslation('manage');
  return (
    <ManageFrame section="badges" lead={t('badges.lead')}>
      <Badges />
    </ManageFrame>
  );
}

export const getServerSideProps = managePage(
  'content',
  noState,
  (fetchQuery) => fetchQuery(managedBadgesApi.endpoints.getManagedBadges.initiate()),
  ['campaigns', 'manage'],
);
