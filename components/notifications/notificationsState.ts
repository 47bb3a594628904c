import { type AddressQuery, pageOf } from '@/lib/listState';
import { numbered, paths } from '@/lib/paths';

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

/** Returns the address of a state. */
export const notificationsAddress = ({ page, status }: NotificationsState): string =>
  paths.notifications({ status, ...numbered(page) });
