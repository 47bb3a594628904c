import { declareCalls } from './call.ts';
import type { managedMemberSchemas } from './managedMembers.ts';

export const managedMemberCalls = declareCalls<typeof managedMemberSchemas>()({
  getAccess: ['GET', '/manage/access/', 'role'],
  getManagedMembers: ['GET', '/manage/members/', 'members'],
  getManagedMember: ['GET', '/manage/members/{id}/', 'members'],
  getMemberMails: ['GET', '/manage/members/{id}/mails/', 'members'],
  endMemberSessions: ['DELETE', '/manage/members/{id}/sessions/', 'members'],
  endMemberSession: ['DELETE', '/manage/members/{id}/sessions/{sid}/', 'members'],
  awardBadge: ['POST', '/manage/members/{id}/badges/', 'members'],
  correctLedger: ['POST', '/manage/members/{id}/ledger/', 'ledger'],
  exportMemberData: ['POST', '/manage/members/{id}/data/', 'settings'],
  closeMember: ['POST', '/manage/members/{id}/leave/', 'settings'],
  changeRole: ['PUT', '/manage/members/{id}/role/', 'roles'],
});
