import { managedSettingsApi } from '@/api/managedSettings';
import { NewMembers } from '@/components/manage/NewMembers';
import { SettingsFrame } from '@/components/manage/SettingsFrame';
import { managePage, noState } from '@/routes/loaders/manage';

/** Renders /manage/settings: what new members may not do yet, for those who change settings. */
export default function ManageSettingsPage() {
  return (
    <SettingsFrame view="newMembers">
      <NewMembers />
    </SettingsFrame>
  );
}

export const getServerSideProps = managePage(
  'settings',
  noState,
  (fetchQuery) => fetchQuery(managedSettingsApi.endpoints.getNewMemberLimits.initiate()),
  ['campaigns', 'manage', 'drafts'],
);
