import { clsx } from 'clsx';
import Link from 'next/link';
import { useTranslation } from 'react-i18next';
import { Avatar } from '@/components/ui/Avatar';
import { ListRow } from '@/components/ui/List';
import type { Ranking } from '@/contract/rankings';
import { formatCompact, formatInteger } from '@/lib/numbers';
import { paths } from '@/lib/paths';
import { Movement } from './Movement';
import styles from './RankingRow.module.css';

/** Places that are set in larger type. */
const HIGH = 3;

/** Renders a member's place, score and movement; the whole row links to their profile. */
export function RankingRow({ ranking }: { ranking: Ranking }) {
  const { t, i18n } = useTranslation('rankings');
  const { place, score, movement, user, type } = ranking;
  return (
    <ListRow
      before={
        <>
          <span className={clsx(styles.place, place <= HIGH && styles.high)}>
            {formatInteger(place)}
            <span className="visually-hidden">{t('placeUnit')}</span>
          </span>
          <Avatar nickname={user.nickname} src={user.avatar} />
        </>
      }
      after={<Movement places={movement} />}
    >
      <p className={styles.name}>
        <Link href={paths.user(user.username)} prefetch={false} className="cover">
          {user.nickname}
        </Link>
      </p>
      <p className={styles.score}>
        {t(`scores.${type}`, { count: score, score: formatCompact(score, i18n.language) })}
      </p>
    </ListRow>
  );
}
