import { managedSettingsApi } from '@/api/managedSettings';
import { Operator } from '@/components/manage/Operator';
import { SettingsFrame } from '@/components/manage/SettingsFrame';
import { managePage, noState } from '@/routes/loaders/manage';

/** Renders /manage/settings/operator: who operates the site, for those who change settings. */
export default function ManageOperatorPage() {
  return (
    <SettingsFrame view="operator">
      <Operator />
    </SettingsFrame>
  );
}

export const getServerSideProps = managePage(
  'settings',
  noState,
  (fetchQuery) => fetchQuery(managedSettingsApi.endpoints.getManagedOperator.initiate()),
  ['campaigns', 'manage', 'drafts'],
);
