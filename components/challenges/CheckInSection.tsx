import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, LinkButton } from '@/components/ui/Button';
import { CheckIcon } from '@/components/ui/icons';
import { lazyClient } from '@/components/ui/lazyClient';
import type { Challenge, CheckInAnswer, ParticipantDetail } from '@/contract/challenges';
import { useHasDraft } from '@/hooks/useHasDraft';
import { draftTargets } from '@/lib/browser/drafts';
import { paths } from '@/lib/paths';
import styles from './ChallengeParticipation.module.css';
import type { CheckInWindowState } from './useCheckInWindow';
import { isLastDayOpen } from './useMyParticipant';

const Completed = lazyClient(() => import('./Completed').then((it) => it.Completed));
const CheckInForm = lazyClient(() => import('./CheckInForm').then((it) => it.CheckInForm));

/** Renders a participant's next steps: check in, change today's check-in, go to their group. */
export function CheckInSection({
  challenge,
  participant,
  checkInWindow,
}: {
  challenge: Challenge;
  participant: ParticipantDetail;
  checkInWindow: CheckInWindowState;
}) {
  const { t } = useTranslation('challenges');
  const [changing, setChanging] = useState(false);
  const [isOpened, setOpened] = useState(false);
  const [completed, setCompleted] = useState<CheckInAnswer>();
  const hasDraft = useHasDraft(draftTargets.checkIn(participant.id));
  const hasReview = useHasDraft(draftTargets.challengeReview(participant.id));
  const { checked_today: done, calendar } = participant;
  const isOpen = checkInWindow.phase === 'open';
  // After a flight the present window may be before one that was checked.
  const mayCheckIn = isOpen && (done || calendar.some(({ state }) => state === 'open'));
  const isFormShown = changing || (!done && (isOpened || hasDraft || hasReview));
  useEffect(() => {
    if (!mayCheckIn) return;
    CheckInForm.preload();
    Completed.preload();
  }, [mayCheckIn]);
  return (
    <>
      {done && !changing ? (
        <div className={styles.done}>
          <p className={styles.doneTitle}>
            <CheckIcon />
            {t('checkIn.done')}
          </p>
          {isOpen ? (
            <>
              <p className="small">{t('checkIn.doneBody')}</p>
              <Button size="small" onClick={() => setChanging(true)}>
                {t('checkIn.edit')}
              </Button>
            </>
          ) : null}
        </div>
      ) : null}
      {mayCheckIn && !done && !isFormShown ? (
        <Button variant="primary" full onClick={() => setOpened(true)}>
          {t('checkIn.open')}
        </Button>
      ) : null}
      {mayCheckIn && isFormShown ? (
        <CheckInForm
          // A change of one day's check-in does not continue on the next day.
          key={done ? challenge.window?.day : 'new'}
          challenge={challenge}
          participant={participant}
          // Who opened it continues there.
          isFocused={changing || isOpened}
          withReview={isLastDayOpen(participant) && !participant.has_review}
          onDone={(answer) => {
            setChanging(false);
            setOpened(false);
            if (answer?.completed) setCompleted(answer);
          }}
        />
      ) : null}
      {completed ? (
        <Completed challenge={challenge} answer={completed} onClose={() => setCompleted(undefined)} />
      ) : null}
      {challenge.group_size > 0 ? (
        <LinkButton href={paths.challengeGroup(challenge.id)} rel="nofollow" prefetch={false}>
          {t('group.open')}
        </LinkButton>
      ) : null}
    </>
  );
}
