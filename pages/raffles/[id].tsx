import type { GetStaticPaths, GetStaticProps } from 'next';
import { rafflesApi, useGetPrizesQuery, useGetRaffleQuery } from '@/api/raffles';
import { Layout } from '@/components/layout/Layout';
import { Seo } from '@/components/layout/Seo';
import { Entry } from '@/components/raffles/Entry';
import { FairDraw } from '@/components/raffles/FairDraw';
import { Prizes } from '@/components/raffles/Prizes';
import { RaffleHead } from '@/components/raffles/RaffleHead';
import { Skeleton } from '@/components/ui/Skeleton';
import { ErrorState } from '@/components/ui/State';
import { useFreshCopy } from '@/hooks/useFreshCopy';
import { useRecovery } from '@/hooks/useRecovery';
import { LIST_SECONDS } from '@/lib/constants';
import { paths } from '@/lib/paths';
import { renderStatic } from '@/server/render/page';

/** A raffle: prizes and odds, one's own entry, and the means to count every draw again. */
export default function RafflePage({ id }: { id: number }) {
  const answer = useGetRaffleQuery(id);
  const { data: list } = useGetPrizesQuery(id);
  const { away, retry } = useRecovery(answer, ['Raffles']);
  useFreshCopy(['Raffles']);
  const raffle = answer.data;
  const prizes = list?.results ?? [];
  return (
    <Layout path={paths.raffle(id)}>
      {raffle ? (
        <>
          <Seo
            path={paths.raffle(id)}
            title={raffle.title}
            description={raffle.description}
            image={raffle.image}
          />
          <RaffleHead raffle={raffle} />
          <Entry raffle={raffle} />
          <Prizes prizes={prizes} />
          <FairDraw raffle={raffle} prizes={prizes} />
        </>
      ) : away ? (
        <ErrorState onRetry={retry} retrying={answer.isFetching} />
      ) : (
        <Skeleton shape="title" />
      )}
    </Layout>
  );
}

export const getStaticPaths: GetStaticPaths = () => ({ paths: [], fallback: 'blocking' });

export const getStaticProps = (({ locale, params }) => {
  const id = Number(params?.id);
  if (!Number.isInteger(id) || id < 1) return { notFound: true };
  const { getRaffle, getPrizes } = rafflesApi.endpoints;
  return renderStatic({
    locale,
    namespaces: ['raffles'],
    revalidate: LIST_SECONDS,
    load: async (ask) => {
      await Promise.all([ask(getRaffle.initiate(id)), ask(getPrizes.initiate(id))]);
      return { id };
    },
  });
}) satisfies GetStaticProps;
