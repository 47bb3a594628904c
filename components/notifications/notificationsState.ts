import { type AddressQuery, pageOf } from '@/lib/listState';

/** What the address of the notifications says. */
export interface NotificationsState {
  page: number;
  status?: 'unread';
}

/** Reads the address. */
export const parseNotifications = (query: AddressQuery): NotificationsState => ({
  page: pageOf(query),
  ...(query.status === 'unread' && { status: query.status }),
});
