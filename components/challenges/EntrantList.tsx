import { useTranslation } from 'react-i18next';
import { useGetEntrantsQuery } from '@/api/challenges';
import { ListPage } from '@/components/lists/ListPage';
import { PagedList } from '@/components/lists/PagedList';
import { LinkButton } from '@/components/ui/Button';
import { SkeletonRows } from '@/components/ui/Skeleton';
import { EmptyState } from '@/components/ui/State';
import type { List } from '@/hooks/useListState';
import { paths } from '@/lib/paths';
import { EntrantItem } from './EntrantItem';
import { type EntrantsScope, entrantsQueryOf, isUnfiltered } from './entrantsQuery';
import { HeartsLeft } from './HeartsLeft';

function EntrantsPage({ id, scope, page, path }: { id: number; scope: EntrantsScope; page: number; path: string }) {
  return (
    <ListPage
      answer={useGetEntrantsQuery(entrantsQueryOf(id, scope, page))}
      tags={[{ type: 'Entrants', id }]}
      row={(entrant) => (
        <EntrantItem key={entrant.id} id={id} entrant={entrant} path={path} alone={scope.user !== ''} />
      )}
      skeleton={<SkeletonRows avatar />}
    />
  );
}

/** Renders the entrants of a challenge by the list's state, and the next steps when none match. */
export function EntrantList({ id, list, scope }: { id: number; list: List; scope: EntrantsScope }) {
  const { t } = useTranslation('entrants');
  const { data } = useGetEntrantsQuery(entrantsQueryOf(id, scope, list.state.page));
  const why = scope.user ? 'user' : scope.hearted ? 'hearted' : scope.has_review ? 'review' : 'all';
  return (
    <PagedList
      list={list}
      label={t('list.label')}
      data={data}
      page={(page) => <EntrantsPage id={id} scope={scope} page={page} path={list.address} />}
      above={<HeartsLeft />}
      empty={
        <EmptyState
          title={t(`list.empty.${why}`)}
          body={t(`list.emptyBody.${why}`)}
          action={
            <LinkButton href={isUnfiltered(scope) ? paths.challenge(id) : paths.challengeEntrants(id)}>
              {t(isUnfiltered(scope) ? 'list.toChallenge' : 'list.toAll')}
            </LinkButton>
          }
        />
      }
    />
  );
}
