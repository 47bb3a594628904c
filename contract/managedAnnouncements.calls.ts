import { declareCalls } from './call.ts';
import type { managedAnnouncementSchemas } from './managedAnnouncements.ts';

export const managedAnnouncementCalls = declareCalls<typeof managedAnnouncementSchemas>()({
  getAnnouncements: ['GET', '/manage/announcements/', 'announcements'],
  publishAnnouncement: ['POST', '/manage/announcements/', 'announcements'],
  endAnnouncement: ['POST', '/manage/announcements/{id}/end/', 'announcements'],
});
