import { useTranslation } from 'react-i18next';
import type { Challenge } from '@/contract/challenges';
import { formatInteger } from '@/lib/numbers';
import styles from './Challenge.module.css';

/** Returns a function that formats rewards as one line of text. */
export function useRewardLine() {
  const { t } = useTranslation('challenges');
  return (amounts: { xp: number; point: number; heart?: number }) =>
    [
      amounts.point > 0 && t('rewards.point', { count: amounts.point, point: formatInteger(amounts.point) }),
      amounts.xp > 0 && t('rewards.xp', { xp: formatInteger(amounts.xp) }),
      amounts.heart && t('rewards.heart', { count: amounts.heart, heart: formatInteger(amounts.heart) }),
    ]
      .filter(Boolean)
      .join(' · ');
}

/** Renders the rewards of a challenge. */
export function Rewards({ challenge }: { challenge: Challenge }) {
  const { t } = useTranslation('challenges');
  const line = useRewardLine();
  const { check, complete } = challenge.rewards;
  return (
    <section aria-labelledby="rewards" className={styles.rewards}>
      <h2 id="rewards" className="heading">
        {t('rewards.title')}
      </h2>
      <dl className="stack-3">
        <div>
          <dt className="small">{t('rewards.check')}</dt>
          <dd>{line(check)}</dd>
        </div>
        <div>
          <dt className="small">{t('rewards.complete')}</dt>
          <dd>{line(complete)}</dd>
        </div>
      </dl>
      <p className="small">{t('rewards.note')}</p>
    </section>
  );
}
