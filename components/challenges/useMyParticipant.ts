import { useGetParticipantQuery, useGetParticipantsQuery } from '@/api/challenges';
import type { CalendarDay, ParticipantDetail } from '@/contract/challenges';
import { useAppSelector } from '@/hooks/redux';
import { useMember } from '@/hooks/useMember';
import { useOwnPage } from '@/hooks/useOwnPage';
import { paths } from '@/lib/paths';

/**
 * Returns the reader's own participation in a challenge with every day: `participant` once it is loaded, and
 * `isParticipant`, which is undefined until known and false for a visitor.
 */
export function useMyParticipant(id: number) {
  const { user } = useMember();
  const isKnown = useAppSelector((state) => state.user.session.status !== 'loading');
  const own = useGetParticipantsQuery({ id, user: user?.username ?? '' }, { skip: !user });
  const eid = user ? own.data?.results[0]?.id : undefined;
  const detail = useGetParticipantQuery({ id, eid: eid ?? 0 }, { skip: eid === undefined });
  return {
    participant: eid === undefined ? undefined : detail.data,
    isParticipant: user ? own.data && own.data.results.length > 0 : isKnown ? false : undefined,
    // What is known stays when it cannot be read again, as after a write without an answer.
    failed: [own, detail].some(({ isError, data }) => isError && data === undefined),
  };
}

/** Returns the reader's own participation as the page of a challenge shows it; `isOwn` as far as it is known. */
export function useOwnChallenge(id: number) {
  const { isLogin } = useMember();
  const { participant, isParticipant, failed } = useMyParticipant(id);
  const isOwn = useOwnPage(paths.challenge(id), isLogin ? isParticipant : undefined);
  return { participant, failed, isOwn };
}

/** Returns the check-in of a window, which can be changed: days only go forward, so that it is the latest one. */
export function checkInOf({ calendar }: Pick<ParticipantDetail, 'calendar'>, day?: string): CalendarDay | undefined {
  const latest = calendar.filter(({ state }) => state === 'checked').at(-1);
  return latest?.day === day ? latest : undefined;
}

/** Returns whether the last day can be checked now; a review is sent with that check-in. */
export const isLastDayOpen = ({ calendar }: Pick<ParticipantDetail, 'calendar'>): boolean =>
  calendar.at(-1)?.state === 'open';
