import type { GetServerSideProps } from 'next';
import { useTranslation } from 'react-i18next';
import { managedSettingsApi } from '@/api/managedSettings';
import { ManageFrame } from '@/components/manage/ManageFrame';
import { NewMembers } from '@/components/manage/NewMembers';
import { renderManage } from '@/routes/loaders/manage';

/** Renders /manage/settings: what operators set of the whole site, for those who change settings. */
export default function ManageSettingsPage() {
  const { t } = useTranslation('manage');
  return (
    <ManageFrame section="settings" lead={t('settings.lead')}>
      <NewMembers />
    </ManageFrame>
  );
}

export const getServerSideProps = ((context) =>
  renderManage(
    context,
    'settings',
    () => ({}),
    (fetchQuery) => fetchQuery(managedSettingsApi.endpoints.getNewMemberLimits.initiate()),
    ['campaigns', 'manage', 'drafts'],
  )) satisfies GetServerSideProps;
