import { declareCalls } from './call.ts';
import type { managedEventSchemas } from './managedEvents.ts';

export const managedEventCalls = declareCalls<typeof managedEventSchemas>()({
  getManagedEvents: ['GET', '/manage/events/', 'campaigns'],
  createEvent: ['POST', '/manage/events/', 'campaigns'],
  getManagedEvent: ['GET', '/manage/events/{slug}/', 'campaigns'],
  updateEvent: ['PUT', '/manage/events/{slug}/', 'campaigns'],
  deleteEvent: ['DELETE', '/manage/events/{slug}/', 'campaigns'],
  publishEvent: ['PUT', '/manage/events/{slug}/publication/', 'campaigns'],
  copyEvent: ['POST', '/manage/events/{slug}/copy/', 'campaigns'],
  getEventPreview: ['GET', '/manage/events/{slug}/preview/', 'campaigns'],
  exportDeliveries: ['POST', '/manage/events/{slug}/deliveries/', 'campaigns'],
  markEventPrizes: ['PUT', '/manage/events/{slug}/deliveries/', 'campaigns'],
});
