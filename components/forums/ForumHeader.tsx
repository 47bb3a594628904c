import { FloatingLink, LinkButton } from '@/components/ui/Button';
import { PencilIcon } from '@/components/ui/icons';
import type { Forum } from '@/contract/forums';
import { useTranslation } from '@/hooks/useTranslation';
import { paths } from '@/lib/paths';
import styles from './ForumHeader.module.css';

/** A forum's name and purpose, and the way to write in it: beside them, or floating on a phone. */
export function ForumHeader({ forum }: { forum: Forum }) {
  const { t } = useTranslation('forums');
  const write = {
    href: paths.newTopic(forum.slug),
    prefetch: false,
    rel: 'nofollow',
    children: t('write'),
  };
  return (
    <header className={styles.header}>
      <div className={styles.words}>
        <h1 className={styles.name}>{forum.name}</h1>
        <p className={styles.description}>{forum.description}</p>
      </div>
      <div className={styles.desktop}>
        <LinkButton {...write} variant="primary" icon={<PencilIcon size={1} />} />
      </div>
      <FloatingLink {...write} icon={<PencilIcon size={1} />} />
    </header>
  );
}
