import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PhoneBar } from '@/components/layout/PhoneBar';
import { Button, LinkButton } from '@/components/ui/Button';
import { lazyClient } from '@/components/ui/lazyClient';
import { Unverified } from '@/components/users/Unverified';
import type { Challenge } from '@/contract/challenges';
import { useMember } from '@/hooks/useMember';
import { useOutOfView } from '@/hooks/useOutOfView';
import { paths } from '@/lib/paths';
import styles from './ChallengeParticipation.module.css';
import { windowsLeft } from './times';
import { useJoin } from './useJoin';

const JoinSheet = lazyClient(() => import('./JoinSheet').then((it) => it.JoinSheet));

/**
 * Renders the button that joins a challenge, directly or through its questions; on a phone it stays in reach at the
 * bottom of the window.
 */
export function JoinSection({ challenge }: { challenge: Challenge }) {
  const { t } = useTranslation('challenges');
  const { isLogin } = useMember();
  const [asking, setAsking] = useState(false);
  const { go, mayBegin, busy } = useJoin(challenge);
  const action = useRef<HTMLDivElement>(null);
  const isAway = useOutOfView(action) !== undefined;
  const { status, needed, question1, question2, capacity, participant_count: joined } = challenge;
  const isFull = capacity !== null && joined >= capacity;
  const isOver = challenge.window === null;
  if (isOver || isFull) {
    return (
      <div className={styles.over}>
        <p>{t(isOver ? 'window.over' : 'join.full')}</p>
        <LinkButton href={paths.challenges()}>{t('join.toOpened')}</LinkButton>
      </div>
    );
  }
  const count = windowsLeft(challenge);
  const start = async () => {
    if (!(await mayBegin())) return;
    if (question1 || question2) setAsking(true);
    else await go({});
  };
  const button = (
    <Button variant="primary" full busy={busy} onClick={() => void start()}>
      {t(status === 'upcoming' ? 'join.openUpcoming' : 'join.open')}
    </Button>
  );
  return (
    <div className={styles.form}>
      <Unverified />
      {count < needed ? <p className={styles.warning}>{t('join.outOfReach', { count, needed })}</p> : null}
      <div ref={action} className="clear-of-bars">
        {button}
      </div>
      {isAway ? <PhoneBar>{button}</PhoneBar> : null}
      {isLogin ? null : <p className="small">{t('join.signedOut')}</p>}
      {asking ? <JoinSheet challenge={challenge} go={go} busy={busy} onClose={() => setAsking(false)} /> : null}
    </div>
  );
}
