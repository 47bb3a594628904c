import { EntryFacts } from '@/components/lists/EntryFacts';
import { Avatar } from '@/components/ui/Avatar';
import { EntryRow } from '@/components/ui/EntryRow';
import type { SearchResult } from '@/contract/search';
import { hrefOf } from './hrefOf';
import { Marked } from './Marked';

/** Renders a search result, with the words of the search marked. */
export function ResultRow({ result, search }: { result: SearchResult; search: string }) {
  const { type, title, excerpt, picture, place, user, created_at } = result;
  const person = type === 'user' && user;
  return (
    <EntryRow
      href={hrefOf(result)}
      title={<Marked text={title} search={search} />}
      excerpt={excerpt ? <Marked text={excerpt} search={search} /> : undefined}
      picture={picture ?? undefined}
      before={person ? <Avatar nickname={user.nickname} src={user.avatar} size={3} /> : undefined}
    >
      {person ? (
        <span>
          @<Marked text={user.username} search={search} />
        </span>
      ) : (
        <EntryFacts section={place?.name} by={user?.nickname} manager={user?.is_manager} at={created_at ?? undefined} />
      )}
    </EntryRow>
  );
}
