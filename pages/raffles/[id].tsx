import { useGetPrizesQuery, useGetRaffleQuery } from '@/api/raffles';
import { Layout } from '@/components/layout/Layout';
import { Seo } from '@/components/layout/Seo';
import { Entry } from '@/components/raffles/Entry';
import { FairDraw } from '@/components/raffles/FairDraw';
import { Prizes } from '@/components/raffles/Prizes';
import { prizesQueryOf } from '@/components/raffles/prizesQuery';
import { RaffleHead } from '@/components/raffles/RaffleHead';
import { Detail } from '@/components/ui/Detail';
import { Reveal } from '@/components/ui/Reveal';
import { Skeleton } from '@/components/ui/Skeleton';
import { useRevalidateOnVisit } from '@/hooks/useRevalidateOnVisit';
import { paths } from '@/lib/paths';
import { onFirstVisit } from '@/routes/createPage';
import { raffle } from '@/routes/details/raffle';

/** Renders a raffle: prizes and odds, the reader's entry, and the means to verify every draw. */
export default function RafflePage({ id }: { id: number }) {
  const answer = useGetRaffleQuery({ id });
  const { data: list } = useGetPrizesQuery(prizesQueryOf(id));
  useRevalidateOnVisit(['Raffles']);
  const prizes = list?.results ?? [];
  return (
    <Layout path={paths.raffle(id)}>
      <Detail answer={answer} tags={['Raffles']} loading={<Skeleton shape="title" />}>
        {(raffle) => (
          <>
            <Seo path={paths.raffle(id)} title={raffle.title} description={raffle.description} image={raffle.image} />
            <RaffleHead raffle={raffle} />
            <Entry raffle={raffle} />
            <Prizes prizes={prizes} />
            <Reveal>
              <FairDraw raffle={raffle} prizes={prizes} />
            </Reveal>
          </>
        )}
      </Detail>
    </Layout>
  );
}

export const getStaticPaths = onFirstVisit;
export const getStaticProps = raffle.first;
