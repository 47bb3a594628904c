import { useTranslation } from 'react-i18next';
import { Picture } from '@/components/ui/Picture';
import type { Prize } from '@/contract/raffles';
import { formatInteger } from '@/lib/numbers';
import styles from './Raffles.module.css';

/** Formats odds in 10,000 as per cent without trailing zeros. */
const oddsText = (odds: number) => `${odds / 100}%`;

/** Renders the prizes before any tap: how many are left, and the odds of each draw. */
export function Prizes({ prizes }: { prizes: readonly Prize[] }) {
  const { t } = useTranslation('raffles');
  const lost = 10_000 - prizes.reduce((sum, { odds }) => sum + odds, 0);
  return (
    <section aria-labelledby="prizes">
      <h2 id="prizes" className={styles.heading}>
        {t('prizes.title')}
      </h2>
      <ul className={styles.prizes}>
        {prizes.map((prize) => (
          <li key={prize.id} className={styles.prize}>
            {/* The preview of a draft may have none yet. */}
            {prize.image ? (
              <Picture className={styles.thumb} url={prize.image} alt="" width={88} height={88} sizes="88px" />
            ) : (
              <span className={styles.thumb} />
            )}
            <div className={styles.prizeText}>
              <h3>{prize.name}</h3>
              <p className="small">{prize.description}</p>
              <p className="small">
                {t('prizes.left', { left: formatInteger(prize.left), stock: formatInteger(prize.stock) })}
              </p>
            </div>
            <p className={styles.odds}>
              <span className="visually-hidden">{t('prizes.odds')} </span>
              {oddsText(prize.odds)}
            </p>
            <svg className={styles.bar} aria-hidden="true">
              <rect width="100%" height="100%" className={styles.barGround} />
              <rect width={oddsText(prize.odds)} height="100%" className={styles.barFill} />
            </svg>
          </li>
        ))}
      </ul>
      <p className="small">{t('prizes.nothing', { odds: oddsText(lost) })}</p>
    </section>
  );
}
