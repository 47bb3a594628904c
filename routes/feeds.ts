import type { GetServerSideProps } from 'next';
import { atomFeed, type FeedEntry } from '@/lib/atom';
import { LIST_SECONDS } from '@/lib/constants';
import { type Language, languageOf } from '@/lib/dates';
import { env } from '@/lib/env';
import { renderDocument } from '@/server/render/page';
import type { FetchQuery } from '@/store/pageData';

/** A feed without the address of the site; its addresses are paths. */
interface FeedContent {
  /** The feed's own path, and that of the list that it is of. */
  path: string;
  page: string;
  title: string;
  subtitle: string;
  entries: (Omit<FeedEntry, 'url'> & { path: string })[];
}

/**
 * Responds with an Atom feed in the request's language, which `load` fetches by the page's parameters.
 */
export const renderFeed =
  (
    load: (fetchQuery: FetchQuery, language: Language, params: Record<string, unknown>) => Promise<FeedContent>,
  ): GetServerSideProps =>
  (context) =>
    renderDocument(context, {
      type: 'application/atom+xml',
      seconds: LIST_SECONDS,
      load: async (fetchQuery) => {
        const language = languageOf(context.locale);
        const site = env().NEXTAUTH_URL + (language === 'en' ? '/en' : '');
        const { path, page, entries, ...texts } = await load(fetchQuery, language, context.params ?? {});
        return atomFeed({
          ...texts,
          language,
          url: site + path,
          page: site + page,
          entries: entries.map(({ path: entry, ...rest }) => ({ ...rest, url: site + entry })),
        });
      },
    });

/** Builds the feed entry of a topic or a post. */
export const feedEntry = (
  path: string,
  {
    title,
    user,
    created_at,
    edited_at,
    excerpt,
  }: { title: string; user: { nickname: string }; created_at: string; edited_at: string | null; excerpt: string },
) => ({
  path,
  title,
  author: user.nickname,
  published: created_at,
  updated: edited_at ?? created_at,
  summary: excerpt,
});
