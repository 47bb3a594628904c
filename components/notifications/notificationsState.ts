import { type AddressQuery, pageOf } from '@/lib/listState';

/** The state of the notifications in the address. */
export interface NotificationsState {
  page: number;
  status?: 'unread';
}

/** Reads the address. */
export const parseNotifications = (query: AddressQuery): NotificationsState => ({
  page: pageOf(query),
  ...(query.status === 'unread' && { status: query.status }),
});
