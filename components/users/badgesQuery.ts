import { MAX_PAGE_SIZE } from '@/contract/constants/common';

/** The call for every badge: there are few. */
export const badgesQuery = { page_size: MAX_PAGE_SIZE };
