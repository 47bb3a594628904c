import { declareCalls } from './call.ts';
import type { managedSettingsSchemas } from './managedSettings.ts';

export const managedSettingsCalls = declareCalls<typeof managedSettingsSchemas>()({
  getNewMemberLimits: ['GET', '/manage/settings/new-members/', 'settings'],
  setNewMemberLimits: ['PUT', '/manage/settings/new-members/', 'settings'],
});
