import { managedSettingsApi } from '@/api/managedSettings';
import { Earning } from '@/components/manage/Earning';
import { SettingsFrame } from '@/components/manage/SettingsFrame';
import { managePage, noState } from '@/routes/loaders/manage';

/** Renders /manage/settings/earning: what members earn, for those who change settings. */
export default function ManageEarningPage() {
  return (
    <SettingsFrame view="earning">
      <Earning />
    </SettingsFrame>
  );
}

export const getServerSideProps = managePage(
  'settings',
  noState,
  (fetchQuery) => fetchQuery(managedSettingsApi.endpoints.getEarningRules.initiate()),
  ['campaigns', 'manage', 'drafts'],
);
