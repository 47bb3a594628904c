import type { Challenge } from '@/contract/challenges';
import { useTranslation } from '@/hooks/useTranslation';
import { wholeText } from '@/lib/numbers';
import styles from './Challenge.module.css';

/** What a check-in brings and what completion does, said before any tap. */
export function Rewards({ challenge }: { challenge: Challenge }) {
  const { t } = useTranslation('challenges');
  const { check, complete } = challenge.rewards;
  const parts = (brings: { xp: number; point: number; heart?: number }) =>
    [
      brings.xp > 0 && t('rewards.xp', { xp: wholeText(brings.xp) }),
      brings.point > 0 && t('rewards.point', { point: wholeText(brings.point) }),
      brings.heart && t('rewards.heart', { heart: wholeText(brings.heart) }),
    ].filter(Boolean);
  return (
    <section aria-labelledby="rewards" className={styles.rewards}>
      <h2 id="rewards" className={styles.heading}>
        {t('rewards.title')}
      </h2>
      <dl>
        <div>
          <dt>{t('rewards.check')}</dt>
          <dd>{parts(check).join(' · ')}</dd>
        </div>
        <div>
          <dt>{t('rewards.complete')}</dt>
          <dd>{parts(complete).join(' · ')}</dd>
        </div>
      </dl>
      <p className={styles.small}>{t('rewards.note')}</p>
    </section>
  );
}
