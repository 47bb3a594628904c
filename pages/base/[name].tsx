import type { GetStaticProps } from 'next';
import { homeApi, useGetMainQuery } from '@/api/home';
import { OwnHomeSlot } from '@/components/activity/OwnHomeSlot';
import { Home } from '@/components/home/Home';
import { HomeRail } from '@/components/home/HomeRail';
import { isShown } from '@/components/home/homeTypes';
import { Layout } from '@/components/layout/Layout';
import { Seo } from '@/components/layout/Seo';
import { TopRankings } from '@/components/rankings/TopRankings';
import { Detail } from '@/components/ui/Detail';
import { lazyClient } from '@/components/ui/lazyClient';
import { SkeletonRows } from '@/components/ui/Skeleton';
import { homeTypes } from '@/contract/constants/home';
import { useListState } from '@/hooks/useListState';
import { useMember } from '@/hooks/useMember';
import { useRevalidateOnVisit } from '@/hooks/useRevalidateOnVisit';
import { LIST_SECONDS } from '@/lib/constants';
import { formatListState, type ListState, parseListState } from '@/lib/listState';
import { inLanguage } from '@/lib/pathLanguage';
import { paths } from '@/lib/paths';
import { loadExisting, onFirstVisit } from '@/routes/createPage';
import { renderStatic } from '@/server/render/page';

const LatestNotifications = lazyClient(() =>
  import('@/components/notifications/LatestNotifications').then((it) => it.LatestNotifications),
);
const Suggestions = lazyClient(() => import('@/components/activity/Suggestions').then((it) => it.Suggestions));

/** Renders the home page, in full or with the chosen sections: `/`, `/?types=best,hot`. */
export default function HomePage({ state }: { state: ListState }) {
  const list = useListState(state, paths.home);
  const answer = useGetMainQuery();
  const { data: main } = answer;
  useRevalidateOnVisit(['Topics']);
  const { types } = state;
  const { isLogin } = useMember();
  const rail = main ? (
    <HomeRail>
      {isShown('rankings', types) ? <TopRankings rankings={main.rankings} /> : null}
      {isLogin ? <Suggestions hasOwn={types.length === 0} /> : null}
    </HomeRail>
  ) : null;
  return (
    <Layout path={list.address} rail={rail}>
      <Seo path={paths.home()} />
      <Detail answer={answer} tags={['Topics']} loading={<SkeletonRows thumbnail />}>
        {(main) => (
          <Home
            main={main}
            types={types}
            typesHref={(next) => list.hrefOf({ types: [...next] })}
            own={types.length === 0 ? <OwnHomeSlot news={<LatestNotifications />} /> : null}
          />
        )}
      </Detail>
    </Layout>
  );
}

export const getStaticPaths = onFirstVisit;

/** Returns the known sections of an internal path; `main` is the full page. */
const typesOf = (name: string) =>
  name === 'main' ? [] : parseListState({ types: name }).types.filter((type) => homeTypes.some((it) => it === type));

export const getStaticProps = (({ locale = 'ko', params }) => {
  const name = String(params?.name);
  const types = typesOf(name);
  if (name !== 'main' && types.length === 0) return { notFound: true, revalidate: LIST_SECONDS };
  const state = parseListState({ types });
  if (name !== 'main' && name !== state.types.join(',')) {
    // Redirects the same choice in another order to one address.
    const destination = inLanguage(paths.home(formatListState(state)), locale);
    return { redirect: { destination, permanent: true } };
  }
  return renderStatic({
    locale,
    namespaces: ['home', 'rankings', 'members'],
    revalidate: LIST_SECONDS,
    load: async (fetchQuery) => {
      await loadExisting(fetchQuery(homeApi.endpoints.getMain.initiate()));
      return { state };
    },
  });
}) satisfies GetStaticProps;
