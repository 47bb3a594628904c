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
import { checkInOf, isLastDayOpen } from './useMyParticipant';

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
  const [changing, setChanging] = useState<string>();
  const [opened, setOpened] = useState<'tap' | 'draft' | 'sent'>();
  const [completed, setCompleted] = useState<CheckInAnswer>();
  const hasDraft = useHasDraft(draftTargets.checkIn(participant.id));
  const hasReview = useHasDraft(draftTargets.challengeReview(participant.id));
  const { checked_today: done, calendar } = participant;
  const isOpen = checkInWindow.phase === 'open';
  const day = challenge.window?.day;
  // Both are of this window: the participation may be of the one before, or after a flight of one behind it.
  const said = isOpen ? checkInOf(participant, day) : undefined;
  const mayCheckIn = isOpen && (said !== undefined || calendar.some((it) => it.day === day && it.state === 'open'));
  const isChanging = said !== undefined && changing === day;
  if (mayCheckIn && !done && !opened && (hasDraft || hasReview)) setOpened('draft');
  // It stays once opened: after a lost answer the check-in may be done, and is sent again under the same key.
  const isFormShown = mayCheckIn && (isChanging || opened === 'tap' || opened === 'draft');
  useEffect(() => {
    if (!mayCheckIn) return;
    CheckInForm.preload();
    Completed.preload();
  }, [mayCheckIn]);
  return (
    <>
      {done && !isFormShown ? (
        <div className={styles.done}>
          <p className={styles.doneTitle}>
            <CheckIcon />
            {t('checkIn.done')}
          </p>
          {said ? (
            <>
              <p className="small">{t('checkIn.doneBody')}</p>
              <Button size="small" onClick={() => setChanging(day)}>
                {t('checkIn.edit')}
              </Button>
            </>
          ) : null}
        </div>
      ) : null}
      {mayCheckIn && !done && !isFormShown ? (
        <Button variant="primary" full onClick={() => setOpened('tap')}>
          {t('checkIn.open')}
        </Button>
      ) : null}
      {isFormShown ? (
        <CheckInForm
          // A change of one day's check-in does not continue on the next day.
          key={isChanging ? day : 'new'}
          challenge={challenge}
          participant={participant}
          said={isChanging ? said : undefined}
          // Who opened it continues there.
          isFocused={isChanging || opened === 'tap'}
          withReview={isLastDayOpen(participant) && !participant.has_review}
          onDone={(answer) => {
            setChanging(undefined);
            if (answer) setOpened('sent');
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
