import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './Manage.module.css';

/** Renders a form (`children`) of a page of the settings that has several, under its name. */
export function SettingsPart({ of, children }: { of: 'newMembers' | 'callLimits'; children: ReactNode }) {
  const { t } = useTranslation('manage');
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.several}>
      <h2 id={id} className={styles.subtitle}>
        {t(`${of}.title`)}
      </h2>
      {children}
    </section>
  );
}
