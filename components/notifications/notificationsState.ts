import type { ParsedUrlQuery } from 'node:querystring';

/** What the address of the notifications says. */
export interface NotificationsState {
  page: number;
  status?: 'unread';
}

/** Reads the address; what it does not know is the first page of all. */
export function parseNotifications({ page, status }: ParsedUrlQuery): NotificationsState {
  const number = Number(page);
  return {
    page: Number.isInteger(number) && number > 0 && number <= 1_000_000 ? number : 1,
    ...(status === 'unread' && { status }),
  };
}
