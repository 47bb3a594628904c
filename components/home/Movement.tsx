import { cx } from '@/components/ui/cx';
import { ArrowUpIcon } from '@/components/ui/icons';
import { Tag } from '@/components/ui/Tag';
import { useTranslation } from '@/hooks/useTranslation';
import styles from './Rankings.module.css';

/** Places won or lost since the period before; null is a new name. */
export function Movement({ places }: { places: number | null }) {
  const { t } = useTranslation('home');
  if (places === null) {
    return (
      <Tag tone="accent">
        <span aria-hidden="true">{t('newShort')}</span>
        <span className="visually-hidden">{t('new')}</span>
      </Tag>
    );
  }
  if (places === 0) {
    return (
      <span className={styles.movement}>
        <span aria-hidden="true">–</span>
        <span className="visually-hidden">{t('same')}</span>
      </span>
    );
  }
  const by = Math.abs(places);
  return (
    <span className={cx(styles.movement, places > 0 ? styles.up : styles.down)}>
      <ArrowUpIcon size={1} />
      <span aria-hidden="true">{by}</span>
      <span className="visually-hidden">{t(places > 0 ? 'up' : 'down', { places: by })}</span>
    </span>
  );
}
