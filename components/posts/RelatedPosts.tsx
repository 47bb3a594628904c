import { useId } from 'react';
import { useGetRelatedPostsQuery } from '@/api/posts';
import { List, SectionHead } from '@/components/ui/List';
import { useTranslation } from '@/hooks/useTranslation';
import { PostCard } from './PostCard';
import styles from './Posts.module.css';
import { relatedKey } from './postsQuery';

/** The posts closest to one; nothing where there is none. */
export function RelatedPosts({ id }: { id: number }) {
  const { t } = useTranslation('posts');
  const { data } = useGetRelatedPostsQuery(relatedKey(id));
  const title = useId();
  if (!data || data.results.length === 0) return null;
  return (
    <section aria-labelledby={title} className={styles.related}>
      <SectionHead title={t('post.related')} id={title} />
      <List className={styles.posts}>
        {data.results.map((post) => (
          <PostCard key={post.id} post={post} />
        ))}
      </List>
    </section>
  );
}
