import { useTranslation } from 'react-i18next';
import { useRewardLine } from '@/components/participation/useRewardLine';
import { Button } from '@/components/ui/Button';
import { ShareIcon } from '@/components/ui/icons';
import { Sheet } from '@/components/ui/Sheet';
import type { Challenge, CheckInAnswer } from '@/contract/challenges';
import { useShare } from '@/hooks/useShare';
import calendarStyles from './Calendar.module.css';
import { CalendarWeeks } from './CalendarWeeks';
import styles from './Completed.module.css';
import { countStates } from './calendar';
import { DayFace } from './DayFace';
import { useChallengeDates } from './useChallengeDates';

/** Renders what a member keeps of a challenge that the latest check-in completed: its days and rewards, to be shared. */
export function Completed({
  challenge,
  answer: { participant, earned },
  onClose,
}: {
  challenge: Challenge;
  answer: CheckInAnswer;
  onClose: () => void;
}) {
  const { t } = useTranslation('challenges');
  const line = useRewardLine();
  const { daysText } = useChallengeDates();
  const share = useShare(t('completed.shared', { title: challenge.title }));
  const { complete } = challenge.rewards;
  const { checked } = countStates(participant.calendar);
  const rewards = { ...complete, xp: earned.xp + complete.xp, point: earned.point + complete.point };
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('completed.title')}
      actions={
        <>
          <Button icon={<ShareIcon size={1} />} onClick={() => void share()}>
            {t('completed.share')}
          </Button>
          <Button variant="primary" onClick={onClose}>
            {t('completed.close')}
          </Button>
        </>
      }
    >
      <div className={styles.completed}>
        <div>
          <p className={styles.title}>{challenge.title}</p>
          <p className="small">{daysText(challenge)}</p>
        </div>
        <div className={styles.days}>
          <CalendarWeeks
            days={participant.calendar}
            cell={(day) => (
              <span className={calendarStyles.cell}>
                <DayFace day={day} />
              </span>
            )}
          />
        </div>
        <dl className={styles.figures}>
          <div>
            <dt className="small">{t('completed.days')}</dt>
            <dd>{t('completed.checked', { count: checked })}</dd>
          </div>
          <div>
            <dt className="small">{t('completed.rewards')}</dt>
            <dd>{line(rewards)}</dd>
          </div>
        </dl>
      </div>
    </Sheet>
  );
}
