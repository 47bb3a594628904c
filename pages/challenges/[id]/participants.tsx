import type { GetServerSideProps, GetServerSidePropsContext } from 'next';
import { useTranslation } from 'react-i18next';
import { useGetChallengeQuery } from '@/api/challenges';
import { PlaceLink } from '@/components/article/Article';
import { FilteredParticipant } from '@/components/challenges/FilteredParticipant';
import { ParticipantList } from '@/components/challenges/ParticipantList';
import { ParticipantTools } from '@/components/challenges/ParticipantTools';
import {
  isUnfiltered,
  type ParticipantsScope,
  participantsAddress,
  participantsScopeOf,
  participantsStateOf,
} from '@/components/challenges/participantsQuery';
import { Layout } from '@/components/layout/Layout';
import { Seo } from '@/components/layout/Seo';
import { ListHeader } from '@/components/lists/ListHeader';
import { WhileSignedIn } from '@/components/users/WhileSignedIn';
import { useListState } from '@/hooks/useListState';
import type { ListState } from '@/lib/listState';
import { numbered, paths } from '@/lib/paths';
import { loadParticipants } from '@/routes/loaders/participants';
import { renderRequest } from '@/server/render/page';
import { type MemberPage, requireSession } from '@/server/render/session';

interface Props {
  id: number;
  scope: ParticipantsScope;
  state: ListState;
}

/**
 * Renders the participants of a challenge with their latest check-ins, hearts and reviews, or every day of
 * the reader's own.
 */
export default function ParticipantsPage({ id, scope, state }: Props) {
  const { t } = useTranslation('participants');
  const { data: challenge } = useGetChallengeQuery({ id });
  const list = useListState(state, (query) => paths.challengeParticipants(id, participantsAddress(scope, query)));
  const title = challenge ? t('list.title', { title: challenge.title }) : t('list.label');
  const participants = <ParticipantList id={id} list={list} scope={scope} />;
  return (
    <Layout path={list.address}>
      <Seo
        path={paths.challengeParticipants(id, numbered(state.page))}
        title={title}
        description={t('list.description')}
        noindex={!isUnfiltered(scope)}
      />
      {challenge ? <PlaceLink href={paths.challenge(id)}>{challenge.title}</PlaceLink> : null}
      <ListHeader title={t('list.label')} description={t('list.description')} />
      <ParticipantTools id={id} scope={scope} list={list} />
      {challenge ? <FilteredParticipant challenge={challenge} scope={scope} /> : null}
      {/* Whom the reader gave hearts is theirs alone. */}
      {scope.hearted ? <WhileSignedIn path={list.address}>{participants}</WhileSignedIn> : participants}
    </Layout>
  );
}

async function render(context: GetServerSidePropsContext, given: Props, settings?: MemberPage['settings']) {
  return renderRequest(context, {
    namespaces: ['participants'],
    given,
    settings,
    load: (fetchQuery) => loadParticipants(fetchQuery, given.id, given.scope, given.state.page),
  });
}

export const getServerSideProps = (async (context) => {
  const id = Number(context.params?.id);
  if (!Number.isInteger(id) || id < 1) return { notFound: true };
  const scope = participantsScopeOf(context.query);
  const given = { id, scope, state: participantsStateOf(context.query) };
  // The list filtered by the reader's own hearts needs a session.
  if (!scope.hearted) return render(context, given);
  return requireSession(context, ({ settings }) => render(context, given, settings));
}) satisfies GetServerSideProps;
