import { useTranslation } from 'react-i18next';
import { Seo } from '@/components/layout/Seo';
import { useSiteAddress } from '@/components/layout/useSiteAddress';
import type { Post } from '@/contract/posts';
import { numbered, paths } from '@/lib/paths';
import { sharePicture } from '@/lib/sharePicture';
import { breadcrumbs, counter, person } from '@/lib/structuredData';

/** Renders the metadata of a post for search engines and shared links; `page` is that of its comments. */
export function PostSeo({ post, page }: { post: Post; page: number }) {
  const { t } = useTranslation('common');
  const { t: posts } = useTranslation('posts');
  const site = useSiteAddress();
  const path = paths.post(post.id);
  const url = site.base + path;
  const cover = post.collapsed ? null : post.cover;
  return (
    <Seo
      title={page === 1 ? post.title : t('list.titlePage', { title: post.title, page })}
      description={post.excerpt}
      path={paths.post(post.id, numbered(page))}
      image={cover?.url ?? sharePicture('post', post.id, site.language)}
      type="article"
      noindex={post.status !== 'published' || post.collapsed}
      jsonLd={{
        '@context': 'https://schema.org',
        '@graph': [
          {
            '@type': 'Article',
            '@id': url,
            url,
            headline: post.title,
            description: post.excerpt,
            image: cover ? [site.origin + cover.url] : [],
            datePublished: post.created_at,
            dateModified: post.updated_at,
            inLanguage: 'ko',
            articleSection: post.categories[0]?.name,
            keywords: post.tags.map((tag) => tag.name),
            author: {
              ...person(post.user.nickname),
              ...(post.user.username && { url: site.base + paths.user(post.user.username) }),
            },
            publisher: { '@type': 'Organization', name: t('site.name') },
            interactionStatistic: [
              counter('LikeAction', post.like_count),
              counter('CommentAction', post.comment_count),
            ],
          },
          breadcrumbs(site, [
            { name: posts('title'), path: paths.posts() },
            { name: post.title, path },
          ]),
        ],
      }}
    />
  );
}
