import type {
  CalendarDay,
  Challenge,
  ChallengeSummary,
  ChallengeWindow,
  Participant,
  ParticipantDetail,
} from '../../../contract/challenges.ts';
import { presentEnd } from '../../domain/campaigns/publication.ts';
import type { ReaderContext } from '../../domain/identity/requestContext.ts';
import { presentAuthor } from '../../domain/members/present.ts';
import { localised } from '../../platform/messages/localised.ts';
import type { CheckInRow, FoundParticipant, FoundParticipantDetail } from './participants.ts';
import { hasCheckedToday, neededDays, type ProgressInput, progressOf } from './progress.ts';
import type { FoundChallenge } from './queries.ts';
import { clockOf, mayReview, rewardsOf } from './rules.ts';
import { type CheckInWindow, dayCount, windowAt } from './windows.ts';

/** Presents a check-in window. */
export const presentWindow = ({ day, opensAt, closesAt }: CheckInWindow): ChallengeWindow => ({
  day,
  opens_at: opensAt.toISOString(),
  closes_at: closesAt.toISOString(),
});

/** Presents a challenge for a list. */
export function presentChallengeSummary(row: FoundChallenge, { locale, zone, now }: ReaderContext): ChallengeSummary {
  const checkInWindow = windowAt(row, zone, now);
  return {
    id: row.id,
    type: row.type,
    status: row.status,
    title: localised(row, 'title', locale),
    description: localised(row, 'description', locale),
    image: row.image,
    starts_on: row.startsOn,
    ends_on: row.endsOn,
    days: dayCount(row),
    opens_at: row.opensAt,
    closes_at: row.closesAt,
    time_zone: row.timeZone,
    group_size: row.groupSize,
    capacity: row.capacity,
    participant_count: row.participantCount,
    check_in_count: row.checkInCount,
    window: checkInWindow && presentWindow(checkInWindow),
  };
}

/** Presents a challenge with its details. */
export const presentChallenge = (row: FoundChallenge, reader: ReaderContext): Challenge => ({
  ...presentChallengeSummary(row, reader),
  ...presentEnd(row, reader.locale),
  rules: localised(row, 'rules', reader.locale),
  question1: localised(row, 'question1', reader.locale),
  question2: localised(row, 'question2', reader.locale),
  needs_photo: row.needsPhoto,
  review_count: row.reviewCount,
  needed: neededDays(row),
  rewards: rewardsOf(row),
});

const progressInputOf = (
  challenge: FoundChallenge,
  { checked, participant, isOwn }: Pick<FoundParticipant, 'checked' | 'participant' | 'isOwn'>,
  reader: ReaderContext,
): ProgressInput => {
  const { checkedAt, createdAt: joinedAt, timeZone } = participant;
  const zone = clockOf({ timeZone, isOwn }, reader);
  return { schedule: challenge, checked, checkedAt, joinedAt, zone, now: reader.now };
};

/** Presents a participant for a list, without the first answers, which are theirs to read. */
export function presentParticipant(
  found: FoundParticipant,
  challenge: FoundChallenge,
  reader: ReaderContext,
): Participant {
  const { participant, user, latest, isOwn } = found;
  const progressInput = progressInputOf(challenge, found, reader);
  return {
    id: participant.id,
    check_in_id: latest?.id ?? null,
    check_in_can: found.checkInCan,
    user: presentAuthor(user, reader.locale),
    answer1: isOwn ? participant.answer1 : '',
    answer2: isOwn ? participant.answer2 : '',
    content: latest?.content ?? '',
    review: found.review,
    resourceUrls: latest?.resourceUrls ?? [],
    image: latest?.image ?? '',
    has_review: found.review !== '',
    review_collapsed: found.reviewCollapsed,
    review_hidden: found.review !== '' && participant.reviewStatus === 'hidden',
    review_can: found.reviewCan,
    hearted: found.hearted,
    heart_count: latest?.heartCount ?? 0,
    collapsed: latest?.collapsed ?? false,
    check_in_count: participant.checkInCount,
    streak: progressOf(progressInput).streak,
    completed: participant.completedAt !== null,
    checked_today: hasCheckedToday(progressInput),
    checked_at: latest?.createdAt.toISOString() ?? null,
    created_at: participant.createdAt.toISOString(),
  };
}

const UNSAID = { content: '', image: '', resourceUrls: [] };

/** Presents a participant with every day. Hidden and collapsed parts are shown to their author only. */
export function presentParticipantDetail(
  found: FoundParticipantDetail,
  challenge: FoundChallenge,
  reader: ReaderContext,
): ParticipantDetail {
  const progressInput = progressInputOf(challenge, found, reader);
  const shown = found.checks.filter(({ status, collapsed }) => found.isOwn || (status === 'published' && !collapsed));
  const saidOn = (day: string): Pick<CheckInRow, 'content' | 'image' | 'resourceUrls'> =>
    shown.find((check) => check.day === day) ?? UNSAID;
  const calendar: CalendarDay[] = progressOf(progressInput).days.map(({ day, state }) => {
    const { content, image, resourceUrls } = saidOn(day);
    return { day, state, content, image, resourceUrls };
  });
  const pictures = shown.map(({ image }) => image).filter(Boolean);
  const isPair = pictures.length > 1;
  return {
    ...presentParticipant(found, challenge, reader),
    calendar,
    before: (isPair && pictures[0]) || '',
    after: (isPair && pictures.at(-1)) || '',
    may_review: found.isOwn && mayReview(challenge, found.participant, reader),
  };
}
