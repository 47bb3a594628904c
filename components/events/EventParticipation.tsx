import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useGetOwnApplicationQuery } from '@/api/events';
import { useTurns } from '@/components/participation/useTurns';
import { LinkButton } from '@/components/ui/Button';
import { lazyClient } from '@/components/ui/lazyClient';
import { Skeleton } from '@/components/ui/Skeleton';
import { ErrorState } from '@/components/ui/State';
import { rightsOf } from '@/contract/constants/roles';
import type { Event } from '@/contract/events';
import { useMember } from '@/hooks/useMember';
import { managePaths } from '@/lib/managePaths';
import { paths } from '@/lib/paths';
import styles from './Events.module.css';
import { RequestedFields } from './RequestedFields';
import { useEventTimes } from './useEventTimes';

const ApplyForm = lazyClient(() => import('./ApplyForm').then((it) => it.ApplyForm));
const OwnApplication = lazyClient(() => import('./OwnApplication').then((it) => it.OwnApplication));

/**
 * Renders the reader's part of an event: the requested fields and the form, or their application and its result. Where
 * it closes while the page is open, the form stays with what was typed.
 */
export function EventParticipation({ event }: { event: Event }) {
  const { t } = useTranslation('events');
  const { isLogin, user } = useMember();
  const { data, isError, isFetching, refetch } = useGetOwnApplicationQuery({ slug: event.slug }, { skip: !isLogin });
  useTurns(event, 'Events');
  const here = paths.event(event.slug);
  const { moment, day, isLate } = useEventTimes();
  const own = isLogin ? data?.application : null;
  const { status, winnerAnnouncement } = event;
  const [wasOpen] = useState(status === 'opened');

  /** Returns why nobody can apply any more. */
  const closed = () => {
    if (event.application_count === 0) return <p className="soft">{t('part.nobody')}</p>;
    if (isLate(event)) return <p className="soft">{t('late')}</p>;
    const messageKey = winnerAnnouncement ? 'part.announced' : 'part.closed';
    return <p className="soft">{t(messageKey, { day: day(event.announces_at) })}</p>;
  };
  const part = () => {
    // Also to an operator who applied before becoming one.
    if (own) return <OwnApplication event={event} application={own} />;
    if (user?.role && rightsOf(user.role).includes('campaigns')) {
      return (
        <>
          <p className="soft">{t('part.manager')}</p>
          <LinkButton href={managePaths.eventApplications(event.slug)} prefetch={false}>
            {t('part.manage')}
          </LinkButton>
        </>
      );
    }
    if (status === 'upcoming') {
      return (
        <>
          <p className="soft">{t('part.upcoming', { moment: moment(event.starts_at) })}</p>
          <RequestedFields requested_fields={event.requested_fields} />
        </>
      );
    }
    if (status === 'closed' && !(wasOpen && user)) return closed();
    if (user && isError && !data) return <ErrorState onRetry={refetch} retrying={isFetching} />;
    if (isLogin && !data) return <Skeleton shape="title" />;
    if (user) return <ApplyForm event={event} member={user} closed={status === 'closed' ? closed() : null} />;
    return (
      <>
        <RequestedFields requested_fields={event.requested_fields} />
        <LinkButton
          variant="primary"
          full
          prefetch={false}
          rel="nofollow"
          href={paths.signIn({ callbackUrl: here, error: 'SessionRequired' })}
        >
          {t('part.signIn')}
        </LinkButton>
        <p className="small">{t('part.once')}</p>
      </>
    );
  };
  return (
    <section aria-labelledby="part" className={styles.part}>
      <h2 id="part" className={styles.heading}>
        {own ? t('part.mine') : t('part.title')}
      </h2>
      {part()}
    </section>
  );
}
