import Link from 'next/link';
import { useTranslation } from 'react-i18next';
import { BellIcon, CalendarIcon, CoinsIcon, FlameIcon, HeartIcon, SparklesIcon } from '@/components/ui/icons';
import type { OwnHome } from '@/contract/activity';
import { formatCompact, formatInteger } from '@/lib/numbers';
import { paths } from '@/lib/paths';
import styles from './Figures.module.css';

const names = ['point', 'heart', 'xp', 'streak', 'unread', 'challenges'] as const;

/** Renders the member's figures, each a link to its page: balances, streak, unread, challenges. */
export function Figures({ home, username }: { home: OwnHome; username: string }) {
  const { t, i18n } = useTranslation('activity');
  const { balances, unread, streak, challenges } = home;
  const { language } = i18n;
  const links = {
    point: { href: paths.points(), icon: <CoinsIcon />, count: balances.point },
    heart: { href: paths.hearts(), icon: <HeartIcon />, count: balances.heart },
    xp: { href: paths.xp(), icon: <SparklesIcon />, count: balances.xp },
    streak: { href: paths.userChallenges(username), icon: <FlameIcon />, count: streak },
    unread: { href: paths.notifications(), icon: <BellIcon />, count: unread.total },
    challenges: { href: paths.userChallenges(username), icon: <CalendarIcon />, count: challenges.length },
  };
  return (
    <ul className={styles.figures} aria-label={t('figures.label')}>
      {names.map((name) => {
        const { href, icon, count } = links[name];
        // Only counts of events shorten, points and hearts never do.
        const amount = name === 'unread' ? formatCompact(count, language) : formatInteger(count);
        return (
          <li key={name}>
            <Link href={href} prefetch={false} className={styles.figure}>
              <span className={styles.icon}>{icon}</span>
              <span className={styles.name}>{t(`figures.${name}`)}</span>
              <strong className="numbers">{t(`amounts.${name}`, { count, amount })}</strong>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
