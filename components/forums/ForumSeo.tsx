import Head from 'next/head';
import { useTranslation } from 'react-i18next';
import { useSiteAddress } from '@/components/layout/useSiteAddress';
import { ListSeo } from '@/components/lists/ListSeo';
import type { Forum } from '@/contract/forums';
import type { ListState } from '@/lib/listState';
import { paths } from '@/lib/paths';
import { breadcrumbs } from '@/lib/structuredData';

/** Renders the metadata of a forum's page for search engines; searched or reordered lists are excluded. */
export function ForumSeo({ forum, state }: { forum: Forum; state: ListState }) {
  const { t } = useTranslation('forums');
  const { t: common } = useTranslation('common');
  const site = useSiteAddress();
  const feed = `${site.base}${paths.forumFeed(forum.slug)}`;
  return (
    <>
      <ListSeo
        state={state}
        title={forum.name}
        description={forum.description}
        pathOf={(query) => paths.forum(forum.slug, query)}
        jsonLd={{
          '@context': 'https://schema.org',
          ...breadcrumbs(site, [
            { name: common('nav.forums'), path: paths.forums() },
            { name: forum.name, path: paths.forum(forum.slug) },
          ]),
        }}
      />
      <Head>
        <link
          key="feed"
          rel="alternate"
          type="application/atom+xml"
          title={t('feed', { forum: forum.name })}
          href={feed}
        />
      </Head>
    </>
  );
}
