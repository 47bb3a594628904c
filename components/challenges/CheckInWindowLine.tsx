import { useTranslation } from 'react-i18next';
import type { Challenge, ChallengeWindow } from '@/contract/challenges';
import { knownZone } from '@/contract/timeZone';
import { useReaderZone } from '@/hooks/useReaderZone';
import styles from './ChallengeParticipation.module.css';
import { isSameClock, windowIn } from './times';
import { useChallengeDates } from './useChallengeDates';
import type { CheckInWindowState } from './useCheckInWindow';

/** Returns the name of a zone's time: "대한민국 시간". */
const zoneName = (zone: string, language: string): string =>
  new Intl.DateTimeFormat(language, { timeZone: zone, timeZoneName: 'longGeneric' })
    .formatToParts(0)
    .find(({ type }) => type === 'timeZoneName')?.value ?? zone;

/** Renders a check-in window by the reader's clock and by the challenge's, once they are known to differ. */
function TwoClocks({ challenge, checkInWindow }: { challenge: Challenge; checkInWindow: ChallengeWindow }) {
  const { t, i18n } = useTranslation('challenges');
  const { t: common } = useTranslation('common');
  const { monthText } = useChallengeDates();
  const own = useReaderZone();
  if (!own) return null;
  const theirs = challenge.time_zone === null ? own : knownZone(challenge.time_zone);
  if (isSameClock(own, theirs, checkInWindow)) return null;
  const line = (zone: string) => {
    const { opens, closes } = windowIn(zone, checkInWindow);
    const dayText = ({ month, day }: typeof opens) => common('time.dateThisYear', { month: monthText(month), day });
    const values = { day: dayText(opens), opens: opens.time, closes: closes.time };
    return opens.day === closes.day
      ? t('window.turn', values)
      : t('window.turnOver', { ...values, nextDay: dayText(closes) });
  };
  return (
    <dl className={styles.clocks}>
      <div>
        <dt>{t('window.mine', { zone: zoneName(own, i18n.language) })}</dt>
        <dd>{line(own)}</dd>
      </div>
      <div>
        <dt>{t('window.theirs', { zone: zoneName(theirs, i18n.language) })}</dt>
        <dd>{line(theirs)}</dd>
      </div>
    </dl>
  );
}

/**
 * Renders whether check-in is open and for how long, or when it opens; to who has checked in only the clocks. The time
 * counts down visually; a screen reader announces only that the window opens or closes.
 */
export function CheckInWindowLine({
  challenge,
  checkInWindow: { phase, left },
  isDone = false,
}: {
  challenge: Challenge;
  checkInWindow: CheckInWindowState;
  isDone?: boolean;
}) {
  const { t } = useTranslation('challenges');
  const { everyText, leftText } = useChallengeDates();
  const { window, status } = challenge;
  if (!window || !phase) return null;
  const clocks = <TwoClocks challenge={challenge} checkInWindow={window} />;
  if (phase === 'open' && isDone) return clocks;
  const time = leftText(left);
  const isFirst = status === 'upcoming' && window.day === challenge.starts_on;
  return (
    <div className={styles.window} data-open={phase === 'open' || undefined}>
      <p className={styles.now}>
        <span role="status">{phase === 'open' ? t('window.open') : phase === 'over' ? t('window.waiting') : null}</span>
        {phase === 'over' ? null : (
          <span role="timer" className="numbers">
            {t(phase === 'open' ? 'window.closesIn' : isFirst ? 'window.startsIn' : 'window.opensIn', { left: time })}
          </span>
        )}
      </p>
      <p className="small">{everyText(challenge)}</p>
      {clocks}
    </div>
  );
}
