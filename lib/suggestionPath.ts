import type { Suggestion } from '@/contract/search';
import { paths } from './paths';

/** Returns the address of what a suggestion names. */
export function suggestionPath({ type, key, place }: Suggestion): string {
  if (type === 'tag') return place ? paths.forum(place.slug, { tags: key }) : paths.posts({ tags: key });
  if (type === 'user') return paths.user(key);
  if (type === 'question') return paths.question(key);
  if (type === 'post') return paths.post(Number(key));
  return place ? paths.topic(place.slug, Number(key)) : paths.topicById(Number(key));
}
