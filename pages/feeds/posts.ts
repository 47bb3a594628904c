import type { GetServerSideProps } from 'next';
import { postsApi } from '@/api/posts';
import { atomFeed } from '@/lib/atom';
import { LIST_SECONDS } from '@/lib/constants';
import { languageOf } from '@/lib/dates';
import { env } from '@/lib/env';
import { paths } from '@/lib/paths';
import { translatorOf } from '@/lib/texts';
import { renderDocument } from '@/server/render/page';
import { translations } from '@/server/render/translations';

/** The newest posts as Atom: `/feeds/posts.xml`. */
export default function PostFeed() {
  return null;
}

export const getServerSideProps: GetServerSideProps = (context) =>
  renderDocument(context, {
    type: 'application/atom+xml',
    seconds: LIST_SECONDS,
    load: async (ask) => {
      const language = languageOf(context.locale);
      const site = env().NEXTAUTH_URL + (language === 'en' ? '/en' : '');
      const { results } = await ask(postsApi.endpoints.getPosts.initiate({ ordering_type: 'new' }));
      const props = await translations(language, ['posts']);
      const translator = translatorOf(language);
      translator.add('posts', props._nextI18Next?.initialI18nStore[language]?.posts ?? {});
      const t = translator.t('posts');
      return atomFeed({
        url: site + paths.postFeed(),
        page: site + paths.posts(),
        title: t('title'),
        subtitle: t('description'),
        language,
        entries: results.map((post) => ({
          url: site + paths.post(post.id),
          title: post.title,
          author: post.user.nickname,
          published: post.created_at,
          summary: post.excerpt,
        })),
      });
    },
  });
