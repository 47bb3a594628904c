import Link from 'next/link';
import { EntryFacts } from '@/components/lists/EntryFacts';
import { cx } from '@/components/ui/cx';
import { Facts } from '@/components/ui/List';
import { Picture } from '@/components/ui/Picture';
import type { PostSummary } from '@/contract/posts';
import { useTranslation } from '@/hooks/useTranslation';
import { paths } from '@/lib/paths';
import styles from './Posts.module.css';

/** A post in a grid, its picture large; the whole card leads to it. `lead` is the first, and larger. */
export function PostCard({
  post,
  lead = false,
  eager = false,
}: {
  post: PostSummary;
  lead?: boolean;
  eager?: boolean;
}) {
  const { t } = useTranslation('posts');
  const { t: common } = useTranslation('common');
  const { cover } = post;
  return (
    <li className={cx(styles.card, lead && styles.lead)}>
      <div className={cx(styles.still, !cover && styles.bare)}>
        {cover ? (
          <Picture
            className={styles.picture}
            url={cover.url}
            alt=""
            width={cover.width}
            height={cover.height}
            sizes={lead ? '(min-width: 48em) 720px, 100vw' : '(min-width: 48em) 350px, 100vw'}
            eager={eager}
          />
        ) : null}
      </div>
      <div className={styles.words}>
        {post.categories[0] ? <p className={styles.category}>{post.categories[0].name}</p> : null}
        <h3 className={styles.title}>
          <Link href={paths.post(post.id)} prefetch={false} className={styles.link}>
            {post.title}
          </Link>
        </h3>
        <p className={styles.excerpt}>{post.folded ? common('folded.reported') : post.excerpt}</p>
        <Facts>
          <EntryFacts by={post.user.nickname} at={post.created_at} likes={post.like_count} />
          <span>{t('minutes', { minutes: post.reading_minutes })}</span>
        </Facts>
      </div>
    </li>
  );
}
