import Link from 'next/link';
import { useId } from 'react';
import { ChevronRightIcon } from '@/components/ui/icons';
import { List, SectionHead } from '@/components/ui/List';
import type { Ranking } from '@/contract/rankings';
import { useBlocked } from '@/hooks/useBlocked';
import { useTranslation } from '@/hooks/useTranslation';
import { paths } from '@/lib/paths';
import { RankingRow } from './RankingRow';
import styles from './TopRankings.module.css';

/** This week's members by the likes they received, with the way to all of them. */
export function TopRankings({ rankings }: { rankings: Ranking[] }) {
  const { t } = useTranslation('rankings');
  const id = useId();
  const isBlocked = useBlocked();
  const shown = rankings.filter(({ user }) => !isBlocked(user));
  return (
    <section aria-labelledby={id}>
      <SectionHead title={t('top')} id={id}>
        <Link href={paths.rankings()} prefetch={false} className={styles.more}>
          {t('all')}
          <ChevronRightIcon size={1} />
        </Link>
      </SectionHead>
      {shown.length === 0 ? (
        <p className={styles.empty}>{t('topEmpty')}</p>
      ) : (
        <List ordered>
          {shown.map((ranking) => (
            <RankingRow key={ranking.id} ranking={ranking} />
          ))}
        </List>
      )}
    </section>
  );
}
