import { useTranslation } from 'react-i18next';
import { useGetParticipantsQuery } from '@/api/challenges';
import { ListPage } from '@/components/lists/ListPage';
import { PagedList } from '@/components/lists/PagedList';
import { LinkButton } from '@/components/ui/Button';
import { SkeletonRows } from '@/components/ui/Skeleton';
import { EmptyState } from '@/components/ui/State';
import type { List } from '@/hooks/useListState';
import { paths } from '@/lib/paths';
import { HeartsLeft } from './HeartsLeft';
import { ParticipantItem } from './ParticipantItem';
import { isUnfiltered, type ParticipantsScope, participantsQueryOf } from './participantsQuery';

function ParticipantsPage({
  id,
  scope,
  page,
  path,
}: {
  id: number;
  scope: ParticipantsScope;
  page: number;
  path: string;
}) {
  return (
    <ListPage
      answer={useGetParticipantsQuery(participantsQueryOf(id, scope, page))}
      tags={[{ type: 'Participants', id }]}
      row={(participant) => (
        <ParticipantItem key={participant.id} id={id} participant={participant} path={path} alone={scope.user !== ''} />
      )}
      skeleton={<SkeletonRows avatar />}
    />
  );
}

/** Renders the participants of a challenge by the list's state, and the next steps when none match. */
export function ParticipantList({ id, list, scope }: { id: number; list: List; scope: ParticipantsScope }) {
  const { t } = useTranslation('participants');
  const { data } = useGetParticipantsQuery(participantsQueryOf(id, scope, list.state.page));
  const why = scope.user ? 'user' : scope.hearted ? 'hearted' : scope.has_review ? 'review' : 'all';
  return (
    <PagedList
      list={list}
      label={t('list.label')}
      data={data}
      page={(page) => <ParticipantsPage id={id} scope={scope} page={page} path={list.address} />}
      above={<HeartsLeft />}
      empty={
        <EmptyState
          title={t(`list.empty.${why}`)}
          body={t(`list.emptyBody.${why}`)}
          action={
            <LinkButton href={isUnfiltered(scope) ? paths.challenge(id) : paths.challengeParticipants(id)}>
              {t(isUnfiltered(scope) ? 'list.toChallenge' : 'list.toAll')}
            </LinkButton>
          }
        />
      }
    />
  );
}
