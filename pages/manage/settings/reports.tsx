import { managedSettingsApi } from '@/api/managedSettings';
import { ReportRules } from '@/components/manage/ReportRules';
import { SettingsFrame } from '@/components/manage/SettingsFrame';
import { managePage, noState } from '@/routes/loaders/manage';

/** Renders /manage/settings/reports: how many reports collapse content, for those who change settings. */
export default function ManageReportRulesPage() {
  return (
    <SettingsFrame view="reportRules">
      <ReportRules />
    </SettingsFrame>
  );
}

export const getServerSideProps = managePage(
  'settings',
  noState,
  (fetchQuery) => fetchQuery(managedSettingsApi.endpoints.getReportRules.initiate()),
  ['campaigns', 'manage', 'drafts'],
);
