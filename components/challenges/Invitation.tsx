import { useRouter } from 'next/router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { baseApi } from '@/api/baseApi';
import { useGetMyGroupQuery, useJoinGroupMutation } from '@/api/challenges';
import { Avatar } from '@/components/ui/Avatar';
import { Button, LinkButton } from '@/components/ui/Button';
import { lazyClient } from '@/components/ui/lazyClient';
import { Unverified } from '@/components/users/Unverified';
import type { Challenge, ChallengeGroup, ParticipantBody } from '@/contract/challenges';
import { useAppDispatch } from '@/hooks/redux';
import { useMayBegin } from '@/hooks/useMayBegin';
import { useMember } from '@/hooks/useMember';
import { useOnceKnown } from '@/hooks/useOnceKnown';
import { useSubmit } from '@/hooks/useSubmit';
import { notify } from '@/lib/browser/notify';
import { offerPush } from '@/lib/browser/pushMoment';
import { paths } from '@/lib/paths';
import { isAnswered } from '@/lib/rejections';
import styles from './Group.module.css';
import { useMyParticipant } from './useMyParticipant';

/**
 * Joins the group of an invite code, and its challenge with these answers where the member has not yet; then
 * navigates to the group. A visitor signs in first and returns to the invitation.
 */
function useJoinGroup(code: string, { challenge }: ChallengeGroup) {
  const { t } = useTranslation('participants');
  const router = useRouter();
  const dispatch = useAppDispatch();
  const [join] = useJoinGroupMutation();
  const [mayBegin, waits] = useMayBegin(paths.invite(code), t('join.failed'));
  const { submit, isSubmitting } = useSubmit({
    scope: `join-group:${code}`,
    call: (body: ParticipantBody, idempotencyKey) => join({ inviteCode: code, ...body, idempotencyKey }).unwrap(),
    failed: t('join.failed'),
    onDone() {
      const isUpcoming = challenge.status === 'upcoming';
      void notify('success', t(isUpcoming ? 'join.doneUpcoming' : 'join.done'));
      offerPush('challenge');
      void router.push(paths.challengeGroup(challenge.id));
    },
    onFailure(failure) {
      // The group may have filled up, or its challenge ended, since it was rendered.
      if (isAnswered(failure)) dispatch(baseApi.util.invalidateTags(['ChallengeGroup']));
    },
  });
  return { go: submit, mayBegin, busy: waits || isSubmitting };
}

const JoinSheet = lazyClient(() => import('./JoinSheet').then((it) => it.JoinSheet));

/** Renders the reason why an invitation cannot be accepted, with a link. */
function NotThisOne({ why, href, link }: { why: 'joined' | 'other' | 'closed' | 'full'; href: string; link: string }) {
  const { t } = useTranslation('participants');
  return (
    <div className={styles.rejection} role="status">
      <p>
        <strong>{t(`join.${why}`)}</strong>
      </p>
      <p className={styles.small}>{t(`join.${why}Body`)}</p>
      <LinkButton href={href} variant="primary" full>
        {link}
      </LinkButton>
    </div>
  );
}

/** Renders the button that joins the group of an invitation, or its challenge's questions first. */
function JoinGroup({ code, group, challenge }: { code: string; group: ChallengeGroup; challenge: Challenge }) {
  const { t } = useTranslation('participants');
  const { isLogin } = useMember();
  const { isParticipant, failed } = useMyParticipant(challenge.id);
  const { go, mayBegin, busy } = useJoinGroup(code, group);
  const [asking, setAsking] = useState(false);
  const needsAnswers = Boolean(challenge.question1 || challenge.question2) && isParticipant === false;
  // Whether questions come before joining is known with the participation.
  const [begin, isWaiting] = useOnceKnown(isParticipant !== undefined || failed, () =>
    needsAnswers ? setAsking(true) : go({}),
  );
  const start = async () => {
    if (await mayBegin()) begin();
  };
  return (
    <div className={styles.join}>
      <Unverified />
      <Button variant="primary" full busy={busy || isWaiting} onClick={() => void start()}>
        {t(isLogin ? 'join.go' : 'join.signIn')}
      </Button>
      {isLogin ? null : (
        <LinkButton href={paths.signUp({ callbackUrl: paths.invite(code) })} full>
          {t('join.signUp')}
        </LinkButton>
      )}
      {isParticipant ? null : <p className={styles.small}>{t('join.joins')}</p>}
      {asking ? <JoinSheet challenge={challenge} go={go} busy={busy} onClose={() => setAsking(false)} /> : null}
    </div>
  );
}

/** Renders an invitation: the inviting member, the group's size, and the reader's options. */
export function Invitation({ code, group, challenge }: { code: string; group: ChallengeGroup; challenge: Challenge }) {
  const { t } = useTranslation('participants');
  const { isLogin } = useMember();
  const mine = useGetMyGroupQuery({ challenge_id: challenge.id }, { skip: !isLogin });
  const { owner, member_count, size, joined } = group;
  const hasOther = isLogin && mine.data?.group && mine.data.group.id !== group.id;
  const toGroup = { href: paths.challengeGroup(challenge.id), link: t('join.toGroup') };
  const toOthers = { href: paths.challenges(), link: t('join.toChallenges') };
  const toThis = { href: paths.challenge(challenge.id), link: t('list.toChallenge') };
  return (
    <section aria-labelledby="invited" className={styles.invitation}>
      <div className="line-3">
        <Avatar nickname={owner.nickname} src={owner.avatar} size={3} />
        <div>
          <p id="invited" className={styles.by}>
            {t('join.by', { nickname: owner.nickname })}
          </p>
          <p className={styles.small}>{t('join.members', { count: member_count, size })}</p>
        </div>
      </div>
      {isLogin && joined ? (
        <NotThisOne why="joined" {...toGroup} />
      ) : challenge.status === 'closed' ? (
        <NotThisOne why="closed" {...toOthers} />
      ) : hasOther ? (
        <NotThisOne why="other" {...toGroup} />
      ) : member_count >= size ? (
        <NotThisOne why="full" {...toThis} />
      ) : (
        <JoinGroup code={code} group={group} challenge={challenge} />
      )}
    </section>
  );
}
