import { skipToken } from '@reduxjs/toolkit/query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useGetChallengesOfQuery, useGetChallengesQuery } from '@/api/challenges';
import { ListPage } from '@/components/lists/ListPage';
import { PagedList } from '@/components/lists/PagedList';
import { LinkButton } from '@/components/ui/Button';
import { CardSkeletons, cardGrid } from '@/components/ui/Card';
import { EmptyState } from '@/components/ui/State';
import type { ChallengesQuery } from '@/contract/challenges';
import type { List } from '@/hooks/useListState';
import { useMember } from '@/hooks/useMember';
import { ChallengeCard } from './ChallengeCard';
import { type ChallengesView, challengesViewPath, shownStatus } from './challengesView';

/**
 * Returns a function that says whether the reader takes part in a challenge; false until that is known, and
 * for visitors.
 */
function useMyChallenges(): (id: number) => boolean {
  const { user } = useMember();
  const { data } = useGetChallengesOfQuery(user ? { user: user.username } : skipToken);
  return (id) => Boolean(user && data?.results.some((challenge) => challenge.id === id));
}

/** The number of cards in the first view of a desktop. */
const SEEN_AT_ONCE = 3;

function ChallengesPage({ query }: { query: ChallengesQuery }) {
  const isMine = useMyChallenges();
  return (
    <ListPage
      answer={useGetChallengesQuery(query)}
      tags={['Challenges']}
      className={cardGrid}
      skeleton={<CardSkeletons />}
      row={(challenge, place) => (
        <ChallengeCard
          key={challenge.id}
          challenge={challenge}
          mine={isMine(challenge.id)}
          eager={place < SEEN_AT_ONCE}
        />
      )}
    />
  );
}

/** Renders challenges by the list's state, as cards; `queryOf` builds the query of a page. */
export function ChallengeList({
  list,
  queryOf,
  empty,
}: {
  list: List;
  queryOf: (page: number) => ChallengesQuery;
  empty: ReactNode;
}) {
  const { t } = useTranslation('challenges');
  const { data } = useGetChallengesQuery(queryOf(list.state.page));
  return (
    <PagedList
      list={list}
      label={t('list.label')}
      data={data}
      page={(page) => <ChallengesPage query={queryOf(page)} />}
      empty={empty}
    />
  );
}

/** Renders the empty state of a view of challenges, with a link to a view that may have some. */
export function NoChallenges({ view }: { view: ChallengesView }) {
  const { t } = useTranslation('challenges');
  const status = shownStatus(view, '');
  const way = view.type
    ? { view: { ...view, type: '' as const }, label: t('list.everyType') }
    : status === 'opened'
      ? { view: { ...view, status: 'upcoming' as const }, label: t('list.toUpcoming') }
      : { view: { ...view, status: '' as const }, label: t('list.toOpened') };
  return (
    <EmptyState
      title={t(`list.empty.${status}`)}
      body={t(`list.emptyBody.${view.type ? 'type' : status}`)}
      action={<LinkButton href={challengesViewPath(way.view, '')}>{way.label}</LinkButton>}
    />
  );
}
