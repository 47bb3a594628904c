import { useTranslation } from 'react-i18next';
import type { Challenge } from '@/contract/challenges';
import { formatInteger } from '@/lib/numbers';
import styles from './Challenge.module.css';

/** Returns the rewards of a check-in and of completion, each as one line of text. */
export function useRewards({ rewards: { check, complete } }: Challenge) {
  const { t } = useTranslation('challenges');
  const line = (amounts: { xp: number; point: number; heart?: number }) =>
    [
      amounts.point > 0 && t('rewards.point', { point: formatInteger(amounts.point) }),
      amounts.xp > 0 && t('rewards.xp', { xp: formatInteger(amounts.xp) }),
      amounts.heart && t('rewards.heart', { heart: formatInteger(amounts.heart) }),
    ]
      .filter(Boolean)
      .join(' · ');
  return { check: line(check), complete: line(complete) };
}

/** Renders the rewards of a challenge. */
export function Rewards({ challenge }: { challenge: Challenge }) {
  const { t } = useTranslation('challenges');
  const { check, complete } = useRewards(challenge);
  return (
    <section aria-labelledby="rewards" className={styles.rewards}>
      <h2 id="rewards" className="heading">
        {t('rewards.title')}
      </h2>
      <dl className="stack-3">
        <div>
          <dt className="small">{t('rewards.check')}</dt>
          <dd>{check}</dd>
        </div>
        <div>
          <dt className="small">{t('rewards.complete')}</dt>
          <dd>{complete}</dd>
        </div>
      </dl>
      <p className="small">{t('rewards.note')}</p>
    </section>
  );
}
