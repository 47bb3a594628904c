import { millisecondsInDay, millisecondsInHour } from 'date-fns/constants';
import { FALLBACK_TIME_ZONE } from '../../contract/constants/common.ts';
import { neededDays } from '../../provider/areas/challenges/progress.ts';
import { type CheckInWindow, eachDay, type Schedule, windowOf } from '../../provider/areas/challenges/windows.ts';
import { urlOf } from '../../provider/platform/files/names.ts';
import { addDays } from '../../provider/platform/time/seoul.ts';
import { dayIn } from '../../provider/platform/time/zones.ts';
import type { SeedChallenge } from '../content/challenges/challenges.ts';
import { members } from '../content/members.ts';
import { createRandom, type Random } from '../content/random.ts';
import { CHEEK_STAGES, checkInPictures, cheekPicture } from './pictures.ts';

/** Cheeks look better after so many days. */
const STAGE_DAYS = 3;
/** Each member says something at one of so many of their latest check-ins. */
const SPOKEN_AMONG = 3;
/** Days from the publication of a challenge to its beginning, in which members sign up. */
const PUBLISHED_DAYS = 3;
const MEMBERS_SEED = 13;
/** The demo member's avatar. */
const DEMO_AVATAR = 61;

interface SeedCheckIn {
  day: string;
  at: Date;
  content: string;
  image: string;
}

/** A participant, with their check-ins, hearts and review. */
export interface SeedParticipant {
  username: string;
  createdAt: Date;
  answer1: string;
  answer2: string;
  checks: SeedCheckIn[];
  completedAt: Date | null;
  review: string;
  reviewedAt: Date | null;
}

function scheduleOf(challenge: SeedChallenge, now: Date): Schedule {
  const startsOn = addDays(dayIn(FALLBACK_TIME_ZONE, now), challenge.starts_in);
  return {
    startsOn,
    endsOn: addDays(startsOn, challenge.days - 1),
    opensAt: challenge.opens_at ?? '00:00:00',
    closesAt: challenge.closes_at ?? '23:59:59',
    timeZone: challenge.time_zone === null ? null : FALLBACK_TIME_ZONE,
  };
}

/**
 * Chooses members who signed up before a challenge began; the demo member comes first. The choice does
 * not depend on the time of seeding, so that the pictures of their cheeks are known beforehand.
 */
function chooseMembers({ starts_in, participants, demo }: SeedChallenge) {
  const random = createRandom(MEMBERS_SEED + starts_in);
  const here = members.filter(({ joined_days_ago }) => joined_days_ago > Math.max(4, 4 - starts_in));
  const others = random.shuffle(here).slice(0, participants - (demo ? 1 : 0));
  const joining = others.map(({ username, avatar }) => ({ username, avatar }));
  return demo ? [{ username: 'demo', avatar: DEMO_AVATAR }, ...joining] : joining;
}

/** Returns how far a member's cheeks are at a check-in, by its number from 0. */
const stageOn = (index: number) => Math.min(CHEEK_STAGES - 1, Math.floor(index / STAGE_DAYS));

/** Lists the pictures of cheeks that the check-ins of a challenge may show. */
export function cheeksIn(challenge: SeedChallenge) {
  if (!challenge.needs_photo || challenge.starts_in > 0) return [];
  const last = stageOn(Math.min(-challenge.starts_in, challenge.days - 1));
  return chooseMembers(challenge).flatMap(({ avatar }) =>
    Array.from({ length: last + 1 }, (_, stage) => cheekPicture(avatar, stage)),
  );
}

/** Composes the participants of a challenge with their check-ins up to now. */
export function composeParticipants(challenge: SeedChallenge, now: Date, random: Random) {
  const schedule = scheduleOf(challenge, now);
  const checkInWindows = eachDay(schedule.startsOn, schedule.endsOn)
    .map((day) => windowOf(schedule, day, FALLBACK_TIME_ZONE))
    .filter(({ opensAt }) => opensAt < now);
  const isOver = challenge.starts_in + challenge.days <= 0;
  const begins = windowOf(schedule, schedule.startsOn, FALLBACK_TIME_ZONE).opensAt;
  const before = Math.min(begins.getTime(), now.getTime());
  const needed = neededDays(schedule);
  const [reviews, answers1, answers2, texts] = [
    random.shuffle(challenge.reviews),
    random.shuffle(challenge.answers1),
    random.shuffle(challenge.answers2),
    random.shuffle(challenge.check_ins),
  ];

  const pictureOf = (avatar: number, index: number) => {
    if (challenge.needs_photo) return urlOf(cheekPicture(avatar, stageOn(index)).name);
    if (!random.chance(0.3)) return '';
    return urlOf(random.pick(checkInPictures).name);
  };
  const momentOf = ({ opensAt, closesAt }: CheckInWindow) => {
    const end = Math.min(closesAt.getTime(), now.getTime());
    const share = random.float(0.05, 0.9);
    return new Date(opensAt.getTime() + (end - opensAt.getTime()) * share);
  };

  const participants = chooseMembers(challenge).map(({ username, avatar }): SeedParticipant => {
    const isDemo = username === 'demo';
    const diligence = random.pick([0.97, 0.95, 0.92, 0.85, 0.7, 0.5]);
    const didOn = (index: number) => (isDemo ? challenge.demo?.[index] === 'x' : random.chance(diligence));
    const done = checkInWindows
      .map((checkInWindow, index) => ({ checkInWindow, index }))
      .filter(({ index }) => didOn(index));
    // Lists begin with the latest.
    const spoken = done.length - 1 - random.int(0, SPOKEN_AMONG - 1);
    const checks = done.map(({ checkInWindow, index }, place): SeedCheckIn => {
      const own = isDemo ? challenge.demo_check_ins[place] : undefined;
      const content = own ?? (place === spoken ? texts.pop() : undefined) ?? '';
      return { day: checkInWindow.day, at: momentOf(checkInWindow), content, image: pictureOf(avatar, index) };
    });
    const last = checks.at(-1);
    const review = isOver && !isDemo && last && random.chance(0.6) ? (reviews.pop() ?? '') : '';
    return {
      username,
      createdAt: new Date(before - random.float(0.05, PUBLISHED_DAYS) * millisecondsInDay),
      answer1: answers1.pop() ?? '',
      answer2: answers2.pop() ?? '',
      checks,
      completedAt: checks[needed - 1]?.at ?? null,
      review,
      reviewedAt: review && last ? new Date(last.at.getTime() + random.float(0.2, 3) * millisecondsInHour) : null,
    };
  });
  const publishedAt = new Date(before - PUBLISHED_DAYS * millisecondsInDay);
  return { schedule, publishedAt, participants: participants.sort((a, b) => +a.createdAt - +b.createdAt) };
}
