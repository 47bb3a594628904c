import { useId } from 'react';
import { Avatar } from '@/components/ui/Avatar';
import { List, ListRow, SectionHead } from '@/components/ui/List';
import type { Ranking } from '@/contract/rankings';
import { useTranslation } from '@/hooks/useTranslation';
import { languageOf } from '@/lib/dates';
import { countText } from '@/lib/numbers';
import { Movement } from './Movement';
import styles from './Rankings.module.css';

/** This week's members by the likes they received, and how their places moved. */
export function Rankings({ rankings }: { rankings: Ranking[] }) {
  const { t, i18n } = useTranslation('home');
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <SectionHead title={t('rankings')} id={id} />
      {rankings.length === 0 ? (
        <p className={styles.empty}>{t('rankingsEmpty')}</p>
      ) : (
        <List ordered>
          {rankings.map((ranking) => (
            <ListRow
              key={ranking.id}
              before={
                <>
                  <span className={styles.place}>{ranking.place}</span>
                  <Avatar nickname={ranking.user.nickname} src={ranking.user.avatar} />
                </>
              }
              after={<Movement places={ranking.movement} />}
            >
              <p className={styles.name}>{ranking.user.nickname}</p>
              <p className={styles.score}>
                {t('score', { score: countText(ranking.score, languageOf(i18n.language)) })}
              </p>
            </ListRow>
          ))}
        </List>
      )}
    </section>
  );
}
