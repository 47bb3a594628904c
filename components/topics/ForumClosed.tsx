import { useTranslation } from 'react-i18next';
import type { ForumClosure } from '@/contract/constants/forums';
import styles from './ForumClosed.module.css';

/** Renders why nothing can be written in a forum, where its form or the link to it would be. */
export function ForumClosed({ why }: { why: ForumClosure }) {
  const { t } = useTranslation('topics');
  return <p className={styles.closed}>{t(`closed.${why}`)}</p>;
}
