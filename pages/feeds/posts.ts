import { postsApi } from '@/api/posts';
import { paths } from '@/lib/paths';
import { translatorOf } from '@/lib/texts';
import { feedEntry, renderFeed } from '@/routes/feeds';
import { translations } from '@/server/render/translations';

/** The newest posts as Atom: `/feeds/posts.xml`. */
export default function PostFeed() {
  return null;
}

export const getServerSideProps = renderFeed(async (ask, language) => {
  const { results } = await ask(postsApi.endpoints.getPosts.initiate({ ordering_type: 'new' }));
  const props = await translations(language, ['posts']);
  const translator = translatorOf(language);
  translator.add('posts', props._nextI18Next?.initialI18nStore[language]?.posts ?? {});
  const t = translator.t('posts');
  return {
    path: paths.postFeed(),
    page: paths.posts(),
    title: t('title'),
    subtitle: t('description'),
    entries: results.map((post) => feedEntry(paths.post(post.id), post)),
  };
});
