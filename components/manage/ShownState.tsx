import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Tag } from '@/components/ui/Tag';
import styles from './Publication.module.css';

/** Renders whether members see what a form is of, and what that means, with what can be done about it (`children`). */
export function ShownState({
  isShown,
  name,
  lead,
  children,
}: {
  isShown: boolean;
  name: string;
  lead: string;
  children: ReactNode;
}) {
  const { t } = useTranslation('campaigns');
  return (
    <section aria-label={t('state')} className={styles.publication}>
      <p className={styles.state}>
        <Tag tone={isShown ? 'accent' : 'plain'}>{name}</Tag>
      </p>
      <p className="small">{lead}</p>
      {children ? <div className={styles.actions}>{children}</div> : null}
    </section>
  );
}
