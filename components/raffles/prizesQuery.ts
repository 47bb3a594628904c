import { MAX_PAGE_SIZE } from '@/contract/constants/common';

/** Builds the query for all prizes of a raffle, the same on the server and in the browser. */
export const prizesQueryOf = (id: number) => ({ id, page_size: MAX_PAGE_SIZE });
