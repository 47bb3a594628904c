import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMakeGroupMutation } from '@/api/challenges';
import { Button, LinkButton } from '@/components/ui/Button';
import { lazyClient } from '@/components/ui/lazyClient';
import { EmptyState } from '@/components/ui/State';
import { Unverified } from '@/components/users/Unverified';
import type { Challenge, ParticipantBody } from '@/contract/challenges';
import { useOnceKnown } from '@/hooks/useOnceKnown';
import { useSubmit } from '@/hooks/useSubmit';
import { notify } from '@/lib/browser/notify';
import { paths } from '@/lib/paths';
import { EnterCode } from './EnterCode';
import styles from './Group.module.css';
import { useJoin } from './useJoin';
import { useMyParticipant } from './useMyParticipant';

/** Creates a member's group in the challenge `id`, once; resolves to whether it worked. */
function useMakeGroup(id: number) {
  const { t } = useTranslation('participants');
  const [make] = useMakeGroupMutation();
  const { submit, isSubmitting } = useSubmit({
    scope: 'challenge-group',
    call: (challenge: number, idempotencyKey) => make({ id: challenge, idempotencyKey }).unwrap(),
    failed: t('group.make.failed'),
    onDone: () => void notify('success', t('group.make.done')),
  });
  return { go: () => submit(id), busy: isSubmitting };
}

const JoinSheet = lazyClient(() => import('./JoinSheet').then((it) => it.JoinSheet));

/** Renders the options of a participant without a group: create one, or join a friend's by its code. */
export function NoGroup({ challenge }: { challenge: Challenge }) {
  const { t } = useTranslation('participants');
  const { isParticipant, failed } = useMyParticipant(challenge.id);
  const join = useJoin(challenge);
  const make = useMakeGroup(challenge.id);
  const [asking, setAsking] = useState(false);
  const joined = useRef(false);
  const needsAnswers = Boolean(challenge.question1 || challenge.question2) && isParticipant === false;
  // Whether questions come before joining is known with the participation.
  const [begin, isWaiting] = useOnceKnown(isParticipant !== undefined || failed, () =>
    needsAnswers ? setAsking(true) : make.go(),
  );
  const { id, group_size, status } = challenge;
  if (group_size === 0 || status === 'closed') {
    const why = group_size === 0 ? 'alone' : 'closed';
    return (
      <EmptyState
        title={t(`group.${why}`)}
        body={t(`group.${why}Body`)}
        action={<LinkButton href={paths.challenge(id)}>{t('list.toChallenge')}</LinkButton>}
      />
    );
  }
  const busy = make.busy || join.busy || isWaiting;
  // A participant stays one when creating the group fails; a retry only creates the group.
  const joinAndMake = async (body: ParticipantBody) => {
    joined.current ||= isParticipant || (await join.go(body));
    return joined.current && (await make.go());
  };
  return (
    <div className={styles.ways}>
      <Unverified />
      <section aria-labelledby="make" className={styles.way}>
        <h2 className="heading" id="make">
          {t('group.make.title')}
        </h2>
        <p className={styles.small}>{t('group.make.body', { count: group_size })}</p>
        {isParticipant === false ? <p className={styles.small}>{t('group.make.joins')}</p> : null}
        <Button variant="primary" busy={busy} onClick={begin}>
          {t('group.make.title')}
        </Button>
      </section>
      <section aria-labelledby="enter" className={styles.way}>
        <h2 className="heading" id="enter">
          {t('group.enter.title')}
        </h2>
        <EnterCode />
      </section>
      {asking ? (
        <JoinSheet challenge={challenge} go={joinAndMake} busy={busy} onClose={() => setAsking(false)} />
      ) : null}
    </div>
  );
}
