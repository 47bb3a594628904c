import type { GetServerSideProps } from 'next';
import { rafflesApi } from '@/api/raffles';
import { pageQueryOf } from '@/lib/listQuery';
import { parseListState } from '@/lib/listState';
import { renderRequest } from '@/server/render/page';
import RafflesPage from './pages/[page]';

/** Raffles searched, or in pages of another size: `/raffles?search=…`. */
export default RafflesPage;

export const getServerSideProps = ((context) => {
  const state = parseListState(context.query);
  return renderRequest(context, {
    namespaces: ['raffles'],
    given: { state },
    load: (ask) => ask(rafflesApi.endpoints.getRaffles.initiate(pageQueryOf(state))),
  });
}) satisfies GetServerSideProps;
