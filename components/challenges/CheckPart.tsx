import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, LinkButton } from '@/components/ui/Button';
import { CheckIcon } from '@/components/ui/icons';
import { later } from '@/components/ui/later';
import type { Challenge, EntrantDetail } from '@/contract/challenges';
import { paths } from '@/lib/paths';
import styles from './ChallengeParticipation.module.css';
import type { CheckInWindowState } from './useCheckInWindow';

const CheckForm = later(() => import('./CheckForm').then((it) => it.CheckForm));

/** Renders a participant's next steps: check in, change today's check-in, go to their group. */
export function CheckPart({
  challenge,
  entrant,
  checkInWindow,
}: {
  challenge: Challenge;
  entrant: EntrantDetail;
  checkInWindow: CheckInWindowState;
}) {
  const { t } = useTranslation('challenges');
  const [changing, setChanging] = useState(false);
  const { checked_today: done, calendar } = entrant;
  const isOpen = checkInWindow.phase === 'open';
  // After a flight the present window may be before one that was checked.
  const mayCheck = isOpen && (done || calendar.some(({ state }) => state === 'open'));
  return (
    <>
      {done && !changing ? (
        <div className={styles.done}>
          <p className={styles.doneTitle}>
            <CheckIcon />
            {t('check.done')}
          </p>
          {isOpen ? (
            <>
              <p className={styles.small}>{t('check.doneBody')}</p>
              <Button size="small" onClick={() => setChanging(true)}>
                {t('check.edit')}
              </Button>
            </>
          ) : null}
        </div>
      ) : null}
      {mayCheck && (changing || !done) ? (
        <CheckForm
          // A change of one day's check-in does not continue on the next day.
          key={done ? challenge.window?.day : 'new'}
          challenge={challenge}
          entrant={entrant}
          onDone={() => setChanging(false)}
        />
      ) : null}
      {challenge.group_size > 0 ? (
        <LinkButton href={paths.challengeGroup(challenge.id)} rel="nofollow" prefetch={false}>
          {t('group.open')}
        </LinkButton>
      ) : null}
    </>
  );
}
