import { useTranslation } from 'react-i18next';
import { useGetCommentsQuery } from '@/api/comments';
import { topicComments } from '@/api/topics';
import { Seo } from '@/components/layout/Seo';
import { useSiteAddress } from '@/components/layout/useSiteAddress';
import type { Topic } from '@/contract/topics';
import { numbered, paths } from '@/lib/paths';
import { sharePicture } from '@/lib/sharePicture';
import { topicData } from './topicData';

/** Renders the metadata of a topic for search engines and shared links. */
export function TopicSeo({ topic, page }: { topic: Topic; page: number }) {
  const { t } = useTranslation('common');
  const key = { slug: topic.forum.slug, id: topic.id };
  const { data: comments } = useGetCommentsQuery({ path: topicComments(key).path, page });
  const site = useSiteAddress();
  const [first] = topic.collapsed ? [] : topic.fileUrls;
  return (
    <Seo
      title={page === 1 ? topic.title : t('list.titlePage', { title: topic.title, page })}
      description={topic.excerpt}
      path={paths.topic(key.slug, key.id, numbered(page))}
      image={first ?? sharePicture('topic', topic.id, site.language)}
      type="article"
      noindex={topic.status !== 'published' || topic.collapsed}
      jsonLd={topicData(topic, comments?.results ?? [], { site, forumsName: t('nav.forums') })}
    />
  );
}
