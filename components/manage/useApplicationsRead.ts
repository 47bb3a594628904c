import { useLazyGetApplicationsQuery } from '@/api/manageEvents';
import { MAX_PAGE_SIZE } from '@/contract/constants/common';
import type { ManagedApplication } from '@/contract/events';

/** Returns the read of all applications to an event, page by page. */
export function useApplicationsRead() {
  const [readPage] = useLazyGetApplicationsQuery();
  return async (slug: string): Promise<ManagedApplication[]> => {
    const applications: ManagedApplication[] = [];
    for (let page = 1; ; page += 1) {
      // Later applications follow the earlier ones, so that the pages before them stay as they are.
      const { results, count } = await readPage({ slug, page, page_size: MAX_PAGE_SIZE }).unwrap();
      applications.push(...results);
      if (page * MAX_PAGE_SIZE >= count) return applications;
    }
  };
}
