import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { Tag } from '@/components/ui/Tag';
import styles from './Movement.module.css';

const WIDTH = 32;
const MIDDLE = 8;
/** The furthest that a line rises or falls from the middle; reached by 32 places and more. */
const REACH = 5;

/** Renders a grain line from the previous place to the present one. */
function Line({ places }: { places: number }) {
  const rise = Math.sign(places) * Math.min(REACH, 1 + Math.log2(Math.abs(places) || 0.5));
  const [from, to] = [MIDDLE + rise, MIDDLE - rise];
  const end = WIDTH - 3;
  return (
    <svg viewBox={`0 0 ${WIDTH} ${2 * MIDDLE}`} className={styles.line} aria-hidden="true">
      <path d={`M2 ${from}C${WIDTH / 2} ${from} ${WIDTH / 2} ${to} ${end} ${to}`} />
      <circle cx={end} cy={to} r="2.2" className={styles.end} />
    </svg>
  );
}

/** Renders the places won or lost since the previous period, as a drawing and as text; null is a new entry. */
export function Movement({ places }: { places: number | null }) {
  const { t } = useTranslation('rankings');
  if (places === null) {
    return (
      <Tag tone="accent">
        <span aria-hidden="true">{t('newShort')}</span>
        <span className="visually-hidden">{t('new')}</span>
      </Tag>
    );
  }
  const by = Math.abs(places);
  const text = places === 0 ? t('same') : t(places > 0 ? 'up' : 'down', { places: by });
  return (
    <span className={clsx(styles.movement, places > 0 && styles.up)}>
      <Line places={places} />
      <span className={styles.by} aria-hidden="true">
        {by === 0 ? '–' : `${places > 0 ? '▲' : '▼'}${by}`}
      </span>
      <span className="visually-hidden">{text}</span>
    </span>
  );
}
