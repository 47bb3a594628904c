import type { SearchResult } from '@/contract/search';
import { paths } from '@/lib/paths';

/** Returns the path of a search result's page. */
export function hrefOf({ type, key, place }: SearchResult): string {
  switch (type) {
    case 'topic':
      return place ? paths.topic(place.slug, Number(key)) : paths.topicById(Number(key));
    case 'post':
      return paths.post(Number(key));
    case 'question':
      return paths.question(key);
    case 'user':
      return paths.user(key);
    case 'video':
      return paths.video(Number(key));
    case 'photo':
      return paths.photo(Number(key));
    case 'product':
      return paths.product(Number(key));
  }
}
