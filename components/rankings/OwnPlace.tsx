import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useGetRankingsQuery } from '@/api/rankings';
import { List } from '@/components/ui/List';
import styles from './OwnPlace.module.css';
import { RankingRow } from './RankingRow';
import type { RankingView } from './rankingView';

/** Renders the reader's place in the ranking that is shown, or how to enter it. */
export function OwnPlace({ view, username }: { view: RankingView; username: string }) {
  const { t } = useTranslation('rankings');
  const { type, period, date } = view;
  const { currentData: data } = useGetRankingsQuery({ type, period, ...(date && { date }), user__username: username });
  const id = useId();
  if (!data) return null;
  const [own] = data.results;
  return (
    <section aria-labelledby={id} className={styles.own}>
      <p id={id} className={styles.label}>
        {t('own')}
      </p>
      {own ? (
        <List>
          <RankingRow ranking={own} />
        </List>
      ) : (
        <p className={styles.none}>{date ? t('ownNonePast') : t(`ownNone.${type}`)}</p>
      )}
    </section>
  );
}
