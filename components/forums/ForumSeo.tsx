import Head from 'next/head';
import { Seo } from '@/components/layout/Seo';
import { useSiteOrigin } from '@/components/layout/SiteOrigin';
import type { Forum } from '@/contract/forums';
import { useTranslation } from '@/hooks/useTranslation';
import { breadcrumbs } from '@/lib/breadcrumbs';
import { languageOf } from '@/lib/dates';
import { isNarrowed, type ListState } from '@/lib/listState';
import { paths } from '@/lib/paths';

/** What search engines read of a forum's page; a searched or reordered list is not for them. */
export function ForumSeo({ forum, state }: { forum: Forum; state: ListState }) {
  const { t, i18n } = useTranslation('forums');
  const { t: common } = useTranslation('common');
  const origin = useSiteOrigin();
  const prefix = languageOf(i18n.language) === 'en' ? '/en' : '';
  const { page, search } = state;
  const numbered = page === 1 ? forum.name : t('pageTitle', { forum: forum.name, page });
  const feed = `${origin}${prefix}${paths.forumFeed(forum.slug)}`;
  return (
    <>
      <Seo
        title={search ? t('searchTitle', { search, forum: forum.name }) : numbered}
        description={forum.description}
        path={paths.forum(forum.slug, { page: page === 1 ? '' : page })}
        noindex={isNarrowed(state) || state.ordering_type !== 'hot' || state.ordering !== ''}
        jsonLd={{
          '@context': 'https://schema.org',
          ...breadcrumbs({ origin, prefix }, [
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
