import { declareCalls } from './call.ts';
import type { managedNewsletterSchemas } from './managedNewsletters.ts';

export const managedNewsletterCalls = declareCalls<typeof managedNewsletterSchemas>()({
  getNewsletters: ['GET', '/manage/newsletters/', 'announcements'],
  createNewsletter: ['POST', '/manage/newsletters/', 'announcements'],
  getAudience: ['GET', '/manage/newsletters/audience/', 'announcements'],
  getSubscribers: ['GET', '/manage/newsletters/subscribers/', 'announcements'],
  exportSubscribers: ['POST', '/manage/newsletters/subscribers/export/', 'announcements'],
  removeSubscriber: ['POST', '/manage/newsletters/subscribers/{id}/remove/', 'announcements'],
  getNewsletter: ['GET', '/manage/newsletters/{id}/', 'announcements'],
  updateNewsletter: ['PUT', '/manage/newsletters/{id}/', 'announcements'],
  testNewsletter: ['POST', '/manage/newsletters/{id}/test/', 'announcements'],
  sendNewsletter: ['POST', '/manage/newsletters/{id}/send/', 'announcements'],
  setNewsletterState: ['POST', '/manage/newsletters/{id}/state/', 'announcements'],
});
