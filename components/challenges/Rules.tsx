import { useTranslation } from 'react-i18next';
import styles from './Challenge.module.css';

/** Renders the rules of a challenge, step by step. */
export function Rules({ rules }: { rules: readonly string[] }) {
  const { t } = useTranslation('challenges');
  if (rules.length === 0) return null;
  return (
    <section aria-labelledby="rules">
      <h2 id="rules" className="heading">
        {t('rules')}
      </h2>
      <ol className={styles.rules}>
        {rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ol>
    </section>
  );
}
