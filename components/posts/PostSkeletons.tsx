import { List } from '@/components/ui/List';
import { Skeleton } from '@/components/ui/Skeleton';
import { useTranslation } from '@/hooks/useTranslation';
import styles from './Posts.module.css';

/** A grid of posts before it has come, in its own shape. */
export function PostSkeletons() {
  const { t } = useTranslation('common');
  return (
    <div role="status">
      <span className="visually-hidden">{t('state.loading')}</span>
      <List className={styles.posts} aria-hidden="true">
        {Array.from({ length: 6 }, (_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: cards without content have no other name
          <li key={place} className={styles.card}>
            <div className={styles.still} />
            <Skeleton />
            <Skeleton />
          </li>
        ))}
      </List>
    </div>
  );
}
