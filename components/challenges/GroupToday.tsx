import { clsx } from 'clsx';
import Link from 'next/link';
import { useTranslation } from 'react-i18next';
import { Avatar } from '@/components/ui/Avatar';
import { CheckIcon } from '@/components/ui/icons';
import type { Participant } from '@/contract/challenges';
import { paths } from '@/lib/paths';
import styles from './Group.module.css';

/** Renders a group member's avatar by whether they have checked in today, and their streak. */
function Face({ member: { user, checked_today, streak } }: { member: Participant }) {
  const { t } = useTranslation('participants');
  return (
    <>
      <span className={clsx(styles.ring, checked_today && styles.done)}>
        <Avatar nickname={user.nickname} src={user.avatar} size={3} />
        {checked_today ? (
          <span className={styles.tick}>
            <CheckIcon size={1} />
          </span>
        ) : null}
      </span>
      <span className={styles.nickname}>{user.nickname}</span>
      <span className="fine">
        {checked_today ? <span className="visually-hidden">{t('group.checked')} </span> : null}
        {streak > 0 ? t('streak.days', { count: streak }) : checked_today ? null : t('group.notYet')}
      </span>
    </>
  );
}

/** Renders the group members' avatars by whether they have checked in today. Those of who has left lead nowhere. */
export function GroupToday({ id, members }: { id: number; members: readonly Participant[] }) {
  const { t } = useTranslation('participants');
  const checked = members.filter((member) => member.checked_today).length;
  const text =
    checked === members.length
      ? t('group.todayAll')
      : checked === 0
        ? t('group.todayNone')
        : t('group.today', { count: checked, size: members.length });
  return (
    <section aria-labelledby="today" className={styles.today}>
      <h2 id="today" className={styles.heading}>
        {text}
      </h2>
      <ul className={styles.faces}>
        {members.map((member) => (
          <li key={member.id}>
            {member.user.username ? (
              <Link
                href={paths.challengeParticipants(id, { user: member.user.username })}
                prefetch={false}
                className={styles.face}
              >
                <Face member={member} />
              </Link>
            ) : (
              <div className={styles.face}>
                <Face member={member} />
              </div>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
