import type { GetServerSideProps, InferGetServerSidePropsType } from 'next';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { postTermsApi } from '@/api/postTerms';
import { searchApi } from '@/api/search';
import { Layout } from '@/components/layout/Layout';
import { SearchBox } from '@/components/layout/SearchBox';
import { Seo } from '@/components/layout/Seo';
import styles from '@/components/search/Search.module.css';
import { SearchResults } from '@/components/search/SearchResults';
import { SearchStart } from '@/components/search/SearchStart';
import { addressOf, callOf, parseSearch } from '@/components/search/searchState';
import { rememberSearch } from '@/lib/browser/recentSearches';
import { paths } from '@/lib/paths';
import { renderRequest } from '@/server/render/page';

type Props = InferGetServerSidePropsType<typeof getServerSideProps>;

/** Renders /search: all content that matches a search, by kind. */
export default function SearchPage({ state }: Props) {
  const { t } = useTranslation('search');
  const { search } = state;
  const title = search ? t('titleOf', { search }) : t('title');
  useEffect(() => {
    if (search) rememberSearch(search);
  }, [search]);
  return (
    <Layout path={paths.search(addressOf(state))}>
      <Seo path={paths.search()} title={title} noindex />
      <h1 className={styles.title}>{title}</h1>
      <div className={styles.box}>
        <SearchBox search={search} start={!search} />
      </div>
      {search ? <SearchResults state={state} /> : <SearchStart />}
    </Layout>
  );
}

export const getServerSideProps = ((context) => {
  const state = parseSearch(context.query);
  return renderRequest(context, {
    namespaces: ['search'],
    given: { state },
    load: async (fetchQuery) => {
      await (state.search
        ? fetchQuery(searchApi.endpoints.getSearch.initiate(callOf(state)))
        : fetchQuery(postTermsApi.endpoints.getPostTags.initiate()));
    },
  });
}) satisfies GetServerSideProps;
