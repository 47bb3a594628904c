import { declareCalls } from './call.ts';
import type { managedLegalSchemas } from './managedLegal.ts';

export const managedLegalCalls = declareCalls<typeof managedLegalSchemas>()({
  getManagedLegalTexts: ['GET', '/manage/legal/', 'settings'],
  announceLegalText: ['POST', '/manage/legal/', 'settings'],
  withdrawLegalText: ['DELETE', '/manage/legal/{id}/', 'settings'],
});
