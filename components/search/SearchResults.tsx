import Link from 'next/link';
import { useTranslation } from 'react-i18next';
import { useGetSearchQuery } from '@/api/search';
import { EntryFacts } from '@/components/lists/EntryFacts';
import { Avatar } from '@/components/ui/Avatar';
import { LinkButton } from '@/components/ui/Button';
import { EntryRow } from '@/components/ui/EntryRow';
import { List, SectionHead } from '@/components/ui/List';
import { Pagination } from '@/components/ui/Pagination';
import { SkeletonRows } from '@/components/ui/Skeleton';
import { EmptyState, ErrorState } from '@/components/ui/State';
import { SEARCH_PAGE_SIZE, type SearchKind, searchKinds } from '@/contract/constants/common';
import type { SearchAnswer, SearchResult } from '@/contract/search';
import { useBlocked } from '@/hooks/useBlocked';
import { useRetryWhenDown } from '@/hooks/useRetryWhenDown';
import { highlightParts } from '@/lib/highlight';
import { paths } from '@/lib/paths';
import { hrefOf } from './hrefOf';
import styles from './Search.module.css';
import { foundText, SearchTabs } from './SearchTabs';
import { addressOf, callOf, type SearchState } from './searchState';

/** Renders a text with the words of a search marked. */
function Marked({ text, search }: { text: string; search: string }) {
  return highlightParts(text, search).map(({ marked, text: piece }, index) => {
    // An element of its own, whose text another search changes also on a translated page.
    const Piece = marked ? 'mark' : 'span';
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: a piece has no name but its place
      <Piece key={index} className={marked ? styles.mark : undefined}>
        {piece}
      </Piece>
    );
  });
}

/** Renders a search result, with the words of the search marked. */
function ResultRow({ result, search }: { result: SearchResult; search: string }) {
  const { t } = useTranslation('common');
  const { type, title, excerpt, picture, collapsed, place, user, created_at } = result;
  const person = type === 'user' && user;
  return (
    <EntryRow
      href={hrefOf(result)}
      title={<Marked text={title} search={search} />}
      excerpt={collapsed ? t('collapsed.reported') : excerpt && <Marked text={excerpt} search={search} />}
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

/** Renders results in order, without those of members whom the reader has blocked. */
function Results({ results, search }: { results: SearchResult[]; search: string }) {
  const isBlocked = useBlocked();
  return (
    <List>
      {results
        .filter(({ user }) => !isBlocked(user))
        .map((result) => (
          <ResultRow key={`${result.type} ${result.key}`} result={result} search={search} />
        ))}
    </List>
  );
}

/** Renders the first results of each kind, with a link to the rest. */
function FirstOfEach({ data, search }: { data: SearchAnswer; search: string }) {
  const { t } = useTranslation('search');
  const section = (kind: SearchKind) => {
    const results = data.results.filter((result) => result.kind === kind);
    const found = data.counts.find((count) => count.kind === kind);
    if (results.length === 0 || !found) return null;
    return (
      <section key={kind} aria-labelledby={`found-${kind}`} className={styles.section}>
        <SectionHead id={`found-${kind}`} title={t(`kinds.${kind}`)}>
          {found.count > results.length ? (
            <Link href={paths.search(addressOf({ search, kind, page: 1 }))} prefetch={false} className={styles.more}>
              {t('more', { found: foundText(found) })}
            </Link>
          ) : null}
        </SectionHead>
        <Results results={results} search={search} />
      </section>
    );
  };
  return searchKinds.map(section);
}

/** Renders a search: tabs by kind, the results, and the empty state. */
export function SearchResults({ state }: { state: SearchState }) {
  const { t } = useTranslation('search');
  const { search, kind, page } = state;
  const answer = useGetSearchQuery(callOf(state));
  const { away, retry } = useRetryWhenDown(answer, ['Search']);
  const { data } = answer;
  const elsewhere = data?.counts.some(({ count }) => count > 0) ?? false;

  if (!data) {
    return (
      <>
        <SearchTabs state={state} />
        {away ? <ErrorState onRetry={retry} retrying={answer.isFetching} /> : <SkeletonRows thumbnail />}
      </>
    );
  }
  const total = data.counts.reduce((sum, { count }) => sum + count, 0);
  return (
    <>
      <p role="status" className="visually-hidden">
        {t('found', { search, count: total, found: foundText({ count: total, more: false }) })}
      </p>
      <SearchTabs state={state} counts={data.counts} />
      {data.results.length === 0 ? (
        <EmptyState
          drawing="search"
          title={t('nothing', { search })}
          body={elsewhere ? t('elsewhere') : t('nothingBody')}
          action={
            elsewhere ? (
              <LinkButton href={paths.search({ search })}>{t('toAll')}</LinkButton>
            ) : (
              <LinkButton href={paths.forums()}>{t('toForums')}</LinkButton>
            )
          }
        />
      ) : kind ? (
        <>
          <h2 className="visually-hidden">{t(`kinds.${kind}`)}</h2>
          <Results results={data.results} search={search} />
          <Pagination
            page={page}
            count={data.count}
            pageSize={SEARCH_PAGE_SIZE}
            hrefOf={(to) => paths.search(addressOf({ search, kind, page: to }))}
          />
        </>
      ) : (
        <FirstOfEach data={data} search={search} />
      )}
    </>
  );
}
