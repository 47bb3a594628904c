import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { relatedKey, useGetRelatedPostsQuery } from '@/api/posts';
import { cardSwipe } from '@/components/ui/Card';
import { List, SectionHead } from '@/components/ui/List';
import { useBlocked } from '@/hooks/useBlocked';
import { PostCard } from './PostCard';
import styles from './Posts.module.css';

/** Renders the posts most related to one; nothing without any. */
export function RelatedPosts({ id }: { id: number }) {
  const { t } = useTranslation('posts');
  const { data } = useGetRelatedPostsQuery(relatedKey(id));
  const title = useId();
  const isBlocked = useBlocked();
  const shown = data?.results.filter(({ user }) => !isBlocked(user)) ?? [];
  if (shown.length === 0) return null;
  return (
    <section aria-labelledby={title} className={styles.related}>
      <SectionHead title={t('post.related')} id={title} />
      <List className={cardSwipe}>
        {shown.map((post) => (
          <PostCard key={post.id} post={post} />
        ))}
      </List>
    </section>
  );
}
