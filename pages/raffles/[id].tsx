import { useGetPrizesQuery, useGetRaffleQuery } from '@/api/raffles';
import { Layout } from '@/components/layout/Layout';
import { Seo } from '@/components/layout/Seo';
import { Entry } from '@/components/raffles/Entry';
import { FairDraw } from '@/components/raffles/FairDraw';
import { Prizes } from '@/components/raffles/Prizes';
import { prizesQueryOf } from '@/components/raffles/prizesQuery';
import { RaffleHead } from '@/components/raffles/RaffleHead';
import { Skeleton } from '@/components/ui/Skeleton';
import { ErrorState } from '@/components/ui/State';
import { useRetryWhenDown } from '@/hooks/useRetryWhenDown';
import { useRevalidateOnVisit } from '@/hooks/useRevalidateOnVisit';
import { paths } from '@/lib/paths';
import { onFirstVisit } from '@/routes/createPage';
import { raffle } from '@/routes/details/raffle';

/** Renders a raffle: prizes and odds, the reader's entry, and the means to verify every draw. */
export default function RafflePage({ id }: { id: number }) {
  const answer = useGetRaffleQuery({ id });
  const { data: list } = useGetPrizesQuery(prizesQueryOf(id));
  const { away, retry } = useRetryWhenDown(answer, ['Raffles']);
  useRevalidateOnVisit(['Raffles']);
  const raffle = answer.data;
  const prizes = list?.results ?? [];
  return (
    <Layout path={paths.raffle(id)}>
      {raffle ? (
        <>
          <Seo path={paths.raffle(id)} title={raffle.title} description={raffle.description} image={raffle.image} />
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

export const getStaticPaths = onFirstVisit;
export const getStaticProps = raffle.first;
