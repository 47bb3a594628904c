import { useTranslation } from 'react-i18next';
import { LinkButton } from '@/components/ui/Button';
import { CheckIcon } from '@/components/ui/icons';
import { Facts, List, ListRow } from '@/components/ui/List';
import { Picture } from '@/components/ui/Picture';
import type { OwnChallenge } from '@/contract/activity';
import { paths } from '@/lib/paths';
import styles from './OwnChallenges.module.css';
import { useNow } from './useNow';
import { isOpenAt, windowText } from './windowText';

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
