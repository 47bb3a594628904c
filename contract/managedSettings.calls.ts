import { declareCalls } from './call.ts';
import type { managedSettingsSchemas } from './managedSettings.ts';

export const managedSettingsCalls = declareCalls<typeof managedSettingsSchemas>()({
  getNewMemberLimits: ['GET', '/manage/settings/new-members/', 'settings'],
  setNewMemberLimits: ['PUT', '/manage/settings/new-members/', 'settings'],
  getEarningRules: ['GET', '/manage/settings/earning/', 'settings'],
  setEarningRules: ['PUT', '/manage/settings/earning/', 'settings'],
  getReportRules: ['GET', '/manage/settings/reports/', 'settings'],
  setReportRules: ['PUT', '/manage/settings/reports/', 'settings'],
  getCallLimits: ['GET', '/manage/settings/limits/', 'settings'],
  setCallLimits: ['PUT', '/manage/settings/limits/', 'settings'],
  getManagedOperator: ['GET', '/manage/settings/operator/', 'settings'],
  setOperator: ['PUT', '/manage/settings/operator/', 'settings'],
});
