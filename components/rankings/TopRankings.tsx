import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { List, SectionHead } from '@/components/ui/List';
import { MoreLink } from '@/components/ui/MoreLink';
import type { Ranking } from '@/contract/rankings';
import { useBlocked } from '@/hooks/useBlocked';
import { paths } from '@/lib/paths';
import { RankingRow } from './RankingRow';

/** Renders this week's members by the likes they received, with a link to all of them. */
export function TopRankings({ rankings }: { rankings: Ranking[] }) {
  const { t } = useTranslation('rankings');
  const id = useId();
  const isBlocked = useBlocked();
  const shown = rankings.filter(({ user }) => !isBlocked(user));
  return (
    <section aria-labelledby={id}>
      <SectionHead title={t('top')} id={id}>
        <MoreLink href={paths.rankings()}>{t('all')}</MoreLink>
      </SectionHead>
      {shown.length === 0 ? (
        <p className="fine">{t('topEmpty')}</p>
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
