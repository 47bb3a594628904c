import Link from 'next/link';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './Challenges.module.css';
import manage from './Manage.module.css';

/** Renders a page of members as they will see it, as wide as theirs, with the way back to what it shows. */
export function Preview({ href, children }: { href: string; children: ReactNode }) {
  const { t } = useTranslation('campaigns');
  return (
    <div className={styles.preview}>
      <Link href={href} prefetch={false} className={manage.way}>
        {t('preview.back')}
      </Link>
      <p className="aside">{t('preview.lead')}</p>
      {children}
    </div>
  );
}
