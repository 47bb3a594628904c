import * as topicPage from '@/pages/forums/[slug]/topics/[id]';
import { type aMember, aTopic } from '../factories';
import { renderPage } from '../render';

interface Opening {
  topic?: Awaited<ReturnType<typeof aTopic>>;
  member?: Awaited<ReturnType<typeof aMember>>;
  locale?: 'ko' | 'en';
}

/** Opens a topic's page as a visitor, or as `member`. */
export async function openTopic({ topic, member, locale }: Opening = {}) {
  const shown = topic ?? (await aTopic({ title: '겨울 보습' }));
  const page = await renderPage(topicPage, {
    route: '/forums/[slug]/topics/[id]',
    params: { slug: shown.forum.slug, id: shown.id },
    member,
    locale,
  });
  return { topic: shown, ...page };
}
