import { useTranslation } from 'react-i18next';
import { useRewardLine } from '@/components/participation/useRewardLine';
import type { Challenge } from '@/contract/challenges';
import styles from './Challenge.module.css';

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
