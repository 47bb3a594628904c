import { useGetCommentsQuery } from '@/api/comments';
import { topicComments } from '@/api/topics';
import { Seo } from '@/components/layout/Seo';
import { useSiteOrigin } from '@/components/layout/SiteOrigin';
import type { Topic } from '@/contract/topics';
import { useTranslation } from '@/hooks/useTranslation';
import { languageOf } from '@/lib/dates';
import { paths } from '@/lib/paths';
import { sharePicture } from '@/lib/sharePicture';
import { topicData } from './topicData';

/** What search engines and shared links read of a topic. */
export function TopicSeo({ topic, page }: { topic: Topic; page: number }) {
  const { t, i18n } = useTranslation('common');
  const key = { slug: topic.forum.slug, id: topic.id };
  const { data: comments } = useGetCommentsQuery({ path: topicComments(key).path, page });
  const origin = useSiteOrigin();
  const language = languageOf(i18n.language);
  const prefix = language === 'en' ? '/en' : '';
  const [first] = topic.fileUrls;
  return (
    <Seo
      title={page === 1 ? topic.title : t('list.titlePage', { title: topic.title, page })}
      description={topic.excerpt}
      path={paths.topic(key.slug, key.id, { page: page === 1 ? '' : page })}
      image={first ?? sharePicture('topic', topic.id, language)}
      type="article"
      noindex={topic.status !== 'published'}
      jsonLd={topicData(topic, comments?.results ?? [], {
        site: { origin, prefix },
        forumsName: t('nav.forums'),
      })}
    />
  );
}
