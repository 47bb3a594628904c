import { managedSettingsApi } from '@/api/managedSettings';
import { CallLimits } from '@/components/manage/CallLimits';
import { NewMembers } from '@/components/manage/NewMembers';
import { SettingsFrame } from '@/components/manage/SettingsFrame';
import { SettingsPart } from '@/components/manage/SettingsPart';
import { managePage, noState } from '@/routes/loaders/manage';

/** Renders /manage/settings: what new members may not do yet, and how often any may, for those who change settings. */
export default function ManageSettingsPage() {
  return (
    <SettingsFrame view="limits">
      <SettingsPart of="newMembers">
        <NewMembers />
      </SettingsPart>
      <SettingsPart of="callLimits">
        <CallLimits />
      </SettingsPart>
    </SettingsFrame>
  );
}

export const getServerSideProps = managePage(
  'settings',
  noState,
  (fetchQuery) =>
    Promise.all([
      fetchQuery(managedSettingsApi.endpoints.getNewMemberLimits.initiate()),
      fetchQuery(managedSettingsApi.endpoints.getCallLimits.initiate()),
    ]),
  ['campaigns', 'manage', 'drafts'],
);
