import type { GetStaticPaths, GetStaticProps } from 'next';
import { useTranslation } from 'react-i18next';
import { usersApi } from '@/api/users';
import { Layout } from '@/components/layout/Layout';
import { ListSeo } from '@/components/lists/ListSeo';
import { later } from '@/components/ui/later';
import { PeopleList } from '@/components/users/PeopleList';
import { PeopleTools } from '@/components/users/PeopleTools';
import { peopleQueryOf } from '@/components/users/peopleQuery';
import { useFreshCopy } from '@/hooks/useFreshCopy';
import { useListState } from '@/hooks/useListState';
import { useMember } from '@/hooks/useMember';
import { LIST_SECONDS } from '@/lib/constants';
import { isPlain, type ListState, parseListState } from '@/lib/listState';
import { paths, type Query } from '@/lib/paths';
import { renderStatic } from '@/server/render/page';

/** Its code is a member's alone. */
const Recommended = later(() =>
  import('@/components/users/Recommended').then((it) => it.Recommended),
);

/** Members, all or partners alone: `/users` and its numbered pages. */
export default function PeoplePage({
  partners = false,
  state,
}: {
  partners?: boolean;
  state: ListState;
}) {
  const { t } = useTranslation('people');
  const { isLogin } = useMember();
  const pathOf = (query: Query) => paths.users({ is_partner: partners ? 'true' : '', ...query });
  const list = useListState(state, pathOf);
  useFreshCopy(['People']);
  return (
    <Layout path={list.address}>
      <ListSeo
        state={state}
        title={partners ? t('partners') : t('title')}
        description={t('description')}
        pathOf={pathOf}
      />
      <PeopleTools list={list} partners={partners} />
      {isLogin && !partners && state.page === 1 && isPlain(state) ? <Recommended /> : null}
      <PeopleList list={list} partners={partners} />
    </Layout>
  );
}

export const getStaticPaths: GetStaticPaths = () => ({ paths: [], fallback: 'blocking' });

export const getStaticProps = (({ locale, params }) => {
  const state = parseListState({ page: String(params?.page) });
  return renderStatic({
    locale,
    namespaces: ['people'],
    revalidate: LIST_SECONDS,
    load: async (ask) => {
      await ask(usersApi.endpoints.getUsers.initiate(peopleQueryOf(state, false)));
      return { state };
    },
  });
}) satisfies GetStaticProps;
