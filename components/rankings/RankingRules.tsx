import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { SectionHead } from '@/components/ui/List';
import { RelativeTime } from '@/components/ui/RelativeTime';
import type { RankingSpan } from '@/contract/rankings';
import styles from './RankingRules.module.css';

/** Renders the rules of a ranking and when it was last computed. */
export function RankingRules({ span }: { span: RankingSpan | undefined }) {
  const { t } = useTranslation('rankings');
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <SectionHead title={t('rules.title')} id={id} />
      <dl className={styles.rules}>
        <dt>{t('types.likes')}</dt>
        <dd>{t('rules.likes')}</dd>
        <dt>{t('types.activity')}</dt>
        <dd>{t('rules.activity')}</dd>
        <dt>{t('rules.tieTitle')}</dt>
        <dd>{t('rules.tie')}</dd>
      </dl>
      {span?.computed_at ? (
        <p className="fine">
          {t('rules.counted')} <RelativeTime at={span.computed_at} />
        </p>
      ) : null}
    </section>
  );
}
