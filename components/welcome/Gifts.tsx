import { useTranslation } from 'react-i18next';
import type { WelcomeGifts } from '@/contract/points';
import { formatInteger } from '@/lib/numbers';
import { Drawing } from './Drawing';
import styles from './Welcome.module.css';

/** Renders what a new member has received, and what each is good for. */
export function Gifts({ gifts }: { gifts: WelcomeGifts | undefined }) {
  const { t } = useTranslation('welcome');
  return (
    <ul className={styles.gifts}>
      {(['point', 'heart', 'xp'] as const).map((name) => {
        const count = gifts?.[name] ?? 0;
        return count > 0 ? (
          <li key={name} className={styles.gift}>
            <Drawing of={name} />
            <div>
              <strong className={styles.amount}>{t(`gifts.${name}`, { count, amount: formatInteger(count) })}</strong>
              <p className="aside">{t(`gifts.${name}Use`)}</p>
            </div>
          </li>
        ) : null;
      })}
    </ul>
  );
}
