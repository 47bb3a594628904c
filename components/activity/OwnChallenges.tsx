import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '@/components/ui/Button';
import { CheckIcon } from '@/components/ui/icons';
import { Facts, List, ListRow } from '@/components/ui/List';
import { Picture } from '@/components/ui/Picture';
import { useNow } from '@/components/ui/useNow';
import type { OwnChallenge } from '@/contract/activity';
import type { ChallengeWindow } from '@/contract/challenges';
import { dateOf, daysBetween, hasCome, timeOf } from '@/lib/dates';
import { paths } from '@/lib/paths';
import styles from './OwnChallenges.module.css';

const MIDNIGHT = '00:00';

/** Returns the phase of a check-in window at an instant (ISO 8601): to be opened, or open. */
const isOpenAt = ({ opens_at }: ChallengeWindow, now: string): boolean => hasCome(opens_at, now);

/** Returns until when a window is open, or from when it will be: "오늘 24:00까지", "내일 06:00부터". */
function windowText(
  t: TFunction<['activity', 'common']>,
  { opens_at, closes_at }: ChallengeWindow,
  { now, zone }: { now: string; zone?: string },
): string {
  const isOpen = hasCome(opens_at, now);
  const at = isOpen ? closes_at : opens_at;
  const time = timeOf(at, zone);
  const days = daysBetween(now, at, zone);
  const edge = isOpen ? 'until' : 'from';
  // The end of today is the first instant of tomorrow.
  if (isOpen && days === 1 && time === MIDNIGHT) return t('window.until.today', { time: '24:00' });
  if (days <= 0) return t(`window.${edge}.today`, { time });
  if (days === 1) return t(`window.${edge}.tomorrow`, { time });
  const { month, day } = dateOf(at, zone);
  const date = t('time.dateThisYear', { ns: 'common', month: t(`time.months.${month as 1}`, { ns: 'common' }), day });
  return t(`window.${edge}.date`, { date, time });
}

/** Renders one challenge: when to check in, the streak, and the link to do it while the window is open. */
function ChallengeRow({ challenge }: { challenge: OwnChallenge }) {
  const { t } = useTranslation(['activity', 'common']);
  const now = useNow();
  const { id, title, image, window, streak, checked_today: isChecked } = challenge;
  const isDue = now !== undefined && !isChecked && isOpenAt(window, now.now);
  return (
    <ListRow
      before={<Picture className={styles.picture} url={image} alt="" width={56} height={56} sizes="56px" />}
      after={
        <LinkButton
          href={paths.challenge(id)}
          size="small"
          variant={isDue ? 'primary' : 'secondary'}
          prefetch={false}
          aria-label={t(isDue ? 'challenges.checkInOf' : 'challenges.openOf', { title })}
        >
          {t(isDue ? 'challenges.checkIn' : 'challenges.open')}
        </LinkButton>
      }
    >
      <p className={styles.title}>{title}</p>
      <Facts>
        {isChecked ? (
          <span className={styles.done}>
            <CheckIcon size={1} />
            {t('challenges.done')}
          </span>
        ) : null}
        {now && !isChecked ? <span>{windowText(t, window, now)}</span> : null}
        {streak > 0 ? <span>{t('challenges.streak', { count: streak })}</span> : null}
      </Facts>
    </ListRow>
  );
}

/** Renders challenges of the member, those to check in on first. */
export function OwnChallenges({ challenges }: { challenges: readonly OwnChallenge[] }) {
  return (
    <List>
      {challenges.map((challenge) => (
        <ChallengeRow key={challenge.id} challenge={challenge} />
      ))}
    </List>
  );
}
