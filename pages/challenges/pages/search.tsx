import type { GetServerSideProps } from 'next';
import { challengesApi } from '@/api/challenges';
import { challengesQueryOf, viewOf } from '@/components/challenges/view';
import { parseListState } from '@/lib/listState';
import { renderRequest } from '@/server/render/page';
import ChallengesPage from './[view]/[page]';

/** Challenges searched or about one thing: `/challenges?search=…`. */
export default ChallengesPage;

export const getServerSideProps = ((context) => {
  const view = viewOf(context.query);
  const state = parseListState(context.query);
  return renderRequest(context, {
    namespaces: ['challenges'],
    given: { view, state },
    load: (ask) =>
      ask(challengesApi.endpoints.getChallenges.initiate(challengesQueryOf(view, state))),
  });
}) satisfies GetServerSideProps;
