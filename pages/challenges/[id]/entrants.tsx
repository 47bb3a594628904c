import type { GetServerSideProps, GetServerSidePropsContext } from 'next';
import { useTranslation } from 'react-i18next';
import { useGetChallengeQuery } from '@/api/challenges';
import { PlaceLink } from '@/components/article/Article';
import { EntrantList } from '@/components/challenges/EntrantList';
import { EntrantTools } from '@/components/challenges/EntrantTools';
import {
  type EntrantsScope,
  entrantsAddress,
  entrantsScopeOf,
  entrantsStateOf,
  isUnfiltered,
} from '@/components/challenges/entrantsQuery';
import { OneEntrant } from '@/components/challenges/OneEntrant';
import { Layout } from '@/components/layout/Layout';
import { Seo } from '@/components/layout/Seo';
import { ListHeader } from '@/components/lists/ListHeader';
import { useListState } from '@/hooks/useListState';
import type { ListState } from '@/lib/listState';
import { paths } from '@/lib/paths';
import { loadEntrants } from '@/routes/loaders/entrants';
import { renderRequest } from '@/server/render/page';
import { type MemberPage, requireSession } from '@/server/render/session';

interface Props {
  id: number;
  scope: EntrantsScope;
  state: ListState;
}

/**
 * Renders the participants of a challenge with their latest check-ins, hearts and reviews, or every day of
 * the reader's own.
 */
export default function EntrantsPage({ id, scope, state }: Props) {
  const { t } = useTranslation('entrants');
  const { data: challenge } = useGetChallengeQuery(id);
  const list = useListState(state, (query) => paths.challengeEntrants(id, entrantsAddress(scope, query)));
  const title = challenge ? t('list.title', { title: challenge.title }) : t('list.label');
  return (
    <Layout path={list.address}>
      <Seo
        path={paths.challengeEntrants(id, { page: state.page === 1 ? '' : state.page })}
        title={title}
        description={t('list.description')}
        noindex={!isUnfiltered(scope)}
      />
      {challenge ? <PlaceLink href={paths.challenge(id)}>{challenge.title}</PlaceLink> : null}
      <ListHeader title={t('list.label')} description={t('list.description')} />
      <EntrantTools id={id} scope={scope} />
      {challenge ? <OneEntrant challenge={challenge} scope={scope} /> : null}
      <EntrantList id={id} list={list} scope={scope} />
    </Layout>
  );
}

async function render(context: GetServerSidePropsContext, given: Props, settings?: MemberPage['settings']) {
  return renderRequest(context, {
    namespaces: ['entrants'],
    given,
    settings,
    load: (fetchQuery) => loadEntrants(fetchQuery, given.id, given.scope, given.state.page),
  });
}

export const getServerSideProps = (async (context) => {
  const id = Number(context.params?.id);
  if (!Number.isInteger(id) || id < 1) return { notFound: true };
  const scope = entrantsScopeOf(context.query);
  const given = { id, scope, state: entrantsStateOf(context.query) };
  // The list filtered by the reader's own hearts needs a session.
  if (!scope.hearted) return render(context, given);
  return requireSession(context, ({ settings }) => render(context, given, settings));
}) satisfies GetServerSideProps;
