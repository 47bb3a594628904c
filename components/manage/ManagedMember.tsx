import Link from 'next/link';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  useEndMemberSessionMutation,
  useEndMemberSessionsMutation,
  useGetAccessQuery,
  useGetManagedMemberQuery,
} from '@/api/managedMembers';
import { AskingButton } from '@/components/ui/AskingButton';
import { Avatar } from '@/components/ui/Avatar';
import { Button, LinkButton } from '@/components/ui/Button';
import { FactList } from '@/components/ui/FactList';
import { ScreenIcon } from '@/components/ui/icons';
import { Facts, List, ListRow } from '@/components/ui/List';
import { lazyClient } from '@/components/ui/lazyClient';
import { RelativeTime } from '@/components/ui/RelativeTime';
import { SkeletonRows } from '@/components/ui/Skeleton';
import { ErrorState } from '@/components/ui/State';
import { Tag } from '@/components/ui/Tag';
import type { DeviceSession } from '@/contract/auth';
import { hasRole, type MemberAction, type Right } from '@/contract/constants/roles';
import type { ManagedMemberDetail } from '@/contract/managedMembers';
import { useSubmit } from '@/hooks/useSubmit';
import { notify } from '@/lib/browser/notify';
import { deviceName } from '@/lib/deviceName';
import { managePaths } from '@/lib/managePaths';
import { formatInteger } from '@/lib/numbers';
import { paths } from '@/lib/paths';
import manage from './Manage.module.css';
import { ManageHead } from './ManageHead';
import { MemberMails } from './MemberMails';
import styles from './Members.module.css';
import { isForGood, useDay } from './useDay';

const BadgeSheet = lazyClient(() => import('./BadgeSheet').then((it) => it.BadgeSheet));
const CloseMemberSheet = lazyClient(() => import('./CloseMemberSheet').then((it) => it.CloseMemberSheet));
const CorrectionSheet = lazyClient(() => import('./CorrectionSheet').then((it) => it.CorrectionSheet));
const MemberDataSheet = lazyClient(() => import('./MemberDataSheet').then((it) => it.MemberDataSheet));
const RoleSheet = lazyClient(() => import('./RoleSheet').then((it) => it.RoleSheet));
const SuspendSheet = lazyClient(() => import('@/components/moderation/SuspendSheet').then((it) => it.SuspendSheet));

/** A member by id or @name, and the page of their mails. */
export interface ManagedMemberState {
  id: string;
  page: number;
}

/** Renders a member in the console: who they are, what they did, and what the operator's role may do about them. */
export function ManagedMember({ state: { id, page } }: { state: ManagedMemberState }) {
  const { t } = useTranslation('manage');
  const { data: member, isError, isFetching, refetch } = useGetManagedMemberQuery({ id });
  if (!member) return isError ? <ErrorState onRetry={refetch} retrying={isFetching} /> : <SkeletonRows />;
  const { nickname, avatar, role, state } = member;
  return (
    <>
      <ManageHead
        title={nickname}
        back={{ href: managePaths.members(), name: t('member.back') }}
        picture={<Avatar nickname={nickname} src={avatar} size={3} />}
      >
        <Tag tone={hasRole(role) ? 'accent' : 'plain'}>{t(`roles.${role}`)}</Tag>
        {state === 'active' ? null : <Tag tone="warning">{t(`states.${state}`)}</Tag>}
      </ManageHead>
      <Actions member={member} />
      <div className={styles.sections}>
        <Section title={t('member.facts')}>
          <Identity member={member} />
        </Section>
        <Section title={t('member.activity')}>
          <FactList
            facts={[
              ...Object.entries(member.counts).map(([name, value]) => fact(name as keyof typeof member.counts, value)),
              fact('sent', member.reports.sent),
              fact('received', member.reports.received),
            ]}
          />
        </Section>
        {member.balances ? (
          <Section title={t('member.balances')}>
            <FactList facts={(['point', 'xp', 'heart'] as const).map((it) => fact(it, member.balances?.[it] ?? 0))} />
          </Section>
        ) : null}
        <Section title={t('badge.section')}>
          <Badges badges={member.badges} />
        </Section>
        <Section title={t('member.sessions')}>
          <Sessions member={member} />
        </Section>
        <Section title={t('member.support')}>
          <Threads threads={member.support} />
        </Section>
        <Section title={t('member.events')}>
          <Participations
            list={member.events.map((it) => ({ ...it, key: it.slug, href: managePaths.eventApplications(it.slug) }))}
          />
        </Section>
        <Section title={t('member.raffles')}>
          <Participations
            list={member.raffles.map((it) => ({ ...it, key: String(it.id), href: managePaths.raffleWinners(it.id) }))}
          />
        </Section>
      </div>
      <h2 id="mails" className={manage.subtitle}>
        {t('mails.title')}
      </h2>
      <MemberMails id={id} page={page} />
    </>
  );

  function fact(
    name: keyof ManagedMemberDetail['counts'] | 'sent' | 'received' | 'point' | 'xp' | 'heart',
    value: number,
  ) {
    return { name: t(`member.${name}`), value: formatInteger(value) };
  }
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

function Identity({ member }: { member: ManagedMemberDetail }) {
  const { t } = useTranslation('manage');
  const day = useDay();
  const { suspended_until: until, suspended_reason: reason, email, email_verified: isVerified } = member;
  return (
    <FactList
      facts={[
        { name: t('member.username'), value: `@${member.username}` },
        { name: t('member.email'), value: isVerified ? email : t('member.unverified', { email }) },
        ...(member.moderated_forums
          ? [{ name: t('member.moderates'), value: member.moderated_forums.map(({ name }) => name).join(', ') }]
          : []),
        { name: t('member.twoStep'), value: t(member.two_step ? 'member.on' : 'member.off') },
        { name: t('members.joined'), value: day(member.created_at) },
        { name: t('members.active'), value: day(member.active_at) },
        ...(until
          ? [
              {
                name: t('member.suspension'),
                value: isForGood(until)
                  ? t('member.suspendedForGood', { reason })
                  : t('member.suspendedUntil', { date: day(until), reason }),
              },
            ]
          : []),
      ]}
    />
  );
}

/** The actions that have a sheet of their own, in the order of their buttons. */
const actions = [
  { action: 'correct', text: 'correction.open' },
  { action: 'award_badge', text: 'badge.open' },
  { action: 'export', text: 'memberData.open' },
  { action: 'change_role', text: 'role.open' },
  { action: 'suspend', text: 'member.suspend' },
  { action: 'close', text: 'closing.open' },
] as const;

function Actions({ member }: { member: ManagedMemberDetail }) {
  const { t } = useTranslation('manage');
  const { data: access } = useGetAccessQuery();
  const [doing, setDoing] = useState<MemberAction | null>(null);
  const may = (right: Right) => access?.rights.includes(right) === true;
  const { username } = member;
  const offered = actions.filter(({ action }) => member.may.includes(action));
  const close = () => setDoing(null);
  return (
    <div className="row-2">
      <LinkButton size="small" href={paths.user(username)} prefetch={false}>
        {t('member.profile')}
      </LinkButton>
      {may('moderation') ? (
        <LinkButton size="small" href={managePaths.reports({ username })} prefetch={false}>
          {t('member.reports')}
        </LinkButton>
      ) : null}
      {may('ledger') ? (
        <LinkButton size="small" href={managePaths.memberLedger(member.id)} prefetch={false}>
          {t('member.ledger')}
        </LinkButton>
      ) : null}
      {offered.map(({ action, text }) => (
        <Button
          key={action}
          size="small"
          variant={action === 'suspend' || action === 'close' ? 'quiet' : undefined}
          onClick={() => setDoing(action)}
        >
          {t(text)}
        </Button>
      ))}
      {doing === 'award_badge' ? <BadgeSheet member={member} onClose={close} /> : null}
      {doing === 'correct' ? <CorrectionSheet member={member} onClose={close} /> : null}
      {doing === 'export' ? <MemberDataSheet member={member} onClose={close} /> : null}
      {doing === 'close' ? <CloseMemberSheet member={member} onClose={close} /> : null}
      {doing === 'change_role' ? <RoleSheet member={member} onClose={close} /> : null}
      {doing === 'suspend' ? <SuspendSheet member={member} onClose={close} /> : null}
    </div>
  );
}

/** Renders the badges of a member with the days on which they got them. */
function Badges({ badges }: { badges: ManagedMemberDetail['badges'] }) {
  const { t } = useTranslation('manage');
  const day = useDay();
  if (badges.length === 0) return <p className="small">{t('badge.none')}</p>;
  return <FactList facts={badges.map(({ name, awarded_at: at }) => ({ name, value: day(at) }))} />;
}

/** Renders the latest questions of a member, each with the way to answer it. */
function Threads({ threads }: { threads: ManagedMemberDetail['support'] }) {
  const { t } = useTranslation('manage');
  const { t: support } = useTranslation('support');
  const isOpen = useGetAccessQuery().data?.rights.includes('support');
  if (threads.length === 0) return <p className="small">{t('member.noSupport')}</p>;
  return (
    <List>
      {threads.map(({ id, topic, status, excerpt, changed_at: at }) => (
        <ListRow key={id}>
          <p>
            {isOpen ? (
              <Link href={managePaths.support({ id })} prefetch={false} className="cover">
                {support(`topics.${topic}`)}
              </Link>
            ) : (
              support(`topics.${topic}`)
            )}{' '}
            <Tag tone={status === 'open' ? 'accent' : 'plain'}>{support(`status.${status}`)}</Tag>
          </p>
          <p className="small">{excerpt}</p>
          <Facts>
            <RelativeTime at={at} />
          </Facts>
        </ListRow>
      ))}
    </List>
  );
}

type Participation = Pick<
  ManagedMemberDetail['events'][number] | ManagedMemberDetail['raffles'][number],
  'title' | 'status' | 'prize' | 'sent_at' | 'created_at'
> & { key: string; href: string };

/** Renders the latest participations of a member with what they won, and whether that was sent. */
function Participations({ list }: { list: Participation[] }) {
  const { t } = useTranslation('manage');
  const day = useDay();
  const isOpen = useGetAccessQuery().data?.rights.includes('campaigns');
  if (list.length === 0) return <p className="small">{t('member.noParticipation')}</p>;
  return (
    <List>
      {list.map(({ key, href, title, status, prize, sent_at: sentAt, created_at: at }) => (
        <ListRow key={key}>
          <p>
            {isOpen ? (
              <Link href={href} prefetch={false} className="cover">
                {title}
              </Link>
            ) : (
              title
            )}{' '}
            <Tag tone={status === 'won' ? 'accent' : 'plain'}>{t(`member.outcomes.${status}`)}</Tag>
          </p>
          <Facts>
            {prize ? <span>{prize}</span> : null}
            {status === 'won' ? (
              <span>{sentAt ? t('member.sentOn', { date: day(sentAt) }) : t('member.notSent')}</span>
            ) : null}
            <RelativeTime at={at} />
          </Facts>
        </ListRow>
      ))}
    </List>
  );
}

function Sessions({ member: { id, nickname, may, sessions } }: { member: ManagedMemberDetail }) {
  const { t } = useTranslation('manage');
  const [endSessions] = useEndMemberSessionsMutation();
  const { submit, isSubmitting } = useSubmit({
    call: () => endSessions({ id }).unwrap(),
    failed: t('member.endFailed'),
    onDone: () => notify('success', t('member.ended')),
  });
  if (sessions.length === 0) return <p className="small">{t('member.noSessions')}</p>;
  const mayEnd = may.includes('end_sessions');
  return (
    <>
      <List>
        {sessions.map((session) => (
          <Session key={session.id} of={{ id, nickname }} session={session} mayEnd={mayEnd && !session.is_current} />
        ))}
      </List>
      {mayEnd ? (
        <AskingButton
          busy={isSubmitting}
          ask={{
            title: t('member.endTitle'),
            body: t('member.endBody', { nickname }),
            confirm: t('member.end'),
          }}
          onConfirm={() => void submit(undefined)}
        >
          {t('member.endSessions')}
        </AskingButton>
      ) : null}
    </>
  );
}

/** Renders the device of a session, with the button that ends this one alone. */
function Session({
  of: { id, nickname },
  session,
  mayEnd,
}: {
  of: Pick<ManagedMemberDetail, 'id' | 'nickname'>;
  session: DeviceSession;
  mayEnd: boolean;
}) {
  const { t } = useTranslation('manage');
  const { t: auth } = useTranslation('auth');
  const [endSession] = useEndMemberSessionMutation();
  const { submit, isSubmitting } = useSubmit({
    call: () => endSession({ id, sid: session.id }).unwrap(),
    failed: t('member.endFailed'),
    onDone: () => notify('success', auth('devices.ended')),
  });
  const device = deviceName(auth, session);
  return (
    <ListRow
      before={<ScreenIcon />}
      after={
        mayEnd ? (
          <AskingButton
            size="small"
            busy={isSubmitting}
            aria-label={auth('devices.endOf', { name: device })}
            ask={{
              title: t('member.endOneTitle', { device }),
              body: t('member.endBody', { nickname }),
              confirm: t('member.end'),
            }}
            onConfirm={() => void submit(undefined)}
          >
            {t('member.end')}
          </AskingButton>
        ) : null
      }
    >
      {device}
      <Facts>{session.is_current ? auth('devices.current') : <RelativeTime at={session.used_at} />}</Facts>
    </ListRow>
  );
}
