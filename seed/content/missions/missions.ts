import { members } from '../members.ts';
import { createRandom, type Random } from '../random.ts';
import { readRecords } from '../records.ts';
import { type MissionDraft, missionDraft } from './draft.ts';

/** A member's submission to a mission of the first content. */
export interface SeedEntry {
  username: string;
  state: 'submitted' | 'completed' | 'returned';
  days_ago: number;
  /** The submitted text, for a mission with one. */
  words: string;
  /** Places of the choices taken. */
  taken: number[];
  review: string;
  reason: string;
}

/** A mission of the first content with all that members have given to it. */
export interface SeedMission extends MissionDraft {
  entries: SeedEntry[];
}

/** A coupon of the demo, on a developer's own site only; `ends_days_ago` is negative. */
export const shortMissions = [
  {
    code: 'W4TK-9RMC-H27X',
    title: '반가움 쿠폰',
    title_en: 'A warm welcome',
    reward: 500,
    uses: 1000,
    starts_days_ago: 3,
    ends_days_ago: -60,
  },
  {
    code: 'P6QD-3NVA-K8YE',
    title: '단 한 사람 쿠폰',
    title_en: 'For one alone',
    reward: 1000,
    uses: 1,
    starts_days_ago: 1,
    ends_days_ago: -30,
  },
] as const;

const round = (days: number) => Math.round(days * 1000) / 1000;

/** Returns the choices that a member made: the right ones of a quiz, else their own. */
function takenOf(random: Random, { kind, choices: all = [], right = [], several }: MissionDraft) {
  if (kind === 'quiz') return right.filter((place) => typeof place === 'number');
  if (kind !== 'choice') return [];
  const places = random.shuffle(all.map((_, place) => place));
  return places.slice(0, several ? random.int(1, 3) : 1).toSorted((a, b) => a - b);
}

/**
 * Composes the entries of members who completed a mission without a text, each while it was open and they
 * were members.
 */
function completers(random: Random, draft: MissionDraft): SeedEntry[] {
  const { begins_days_ago: begins, ends_days_ago: ends, completed = 0, demo_days_ago } = draft;
  const until = Math.max(ends ?? 0, 0);
  const there = members.filter((one) => one.joined_days_ago > until + 1);
  const entry = (username: string, days_ago: number): SeedEntry => ({
    username,
    state: 'completed',
    days_ago,
    words: '',
    taken: takenOf(random, draft),
    review: '',
    reason: '',
  });
  const others = random
    .shuffle(there)
    .slice(0, completed)
    .map(({ username, joined_days_ago }) =>
      entry(username, round(random.float(until + 0.05, Math.min(begins, joined_days_ago) - 0.05))),
    );
  return demo_days_ago === undefined ? others : [...others, entry('demo', demo_days_ago)];
}

function compose(random: Random, draft: MissionDraft): SeedMission {
  const handed = (draft.handed ?? []).map(
    ({ by, words: said, days_ago, state, reason = '' }): SeedEntry => ({
      username: by,
      state,
      days_ago,
      words: said,
      taken: [],
      review: draft.kind === 'review' ? said : '',
      reason,
    }),
  );
  const entries = [...handed, ...completers(random, draft)];
  const reviewers = entries.filter(({ username, state }) => state === 'completed' && username !== 'demo');
  for (const [index, review] of draft.reviews.entries()) {
    const one = reviewers[index];
    if (one) one.review = review;
  }
  return { ...draft, entries };
}

/** Composes the twenty missions, the oldest first; the same at every call. */
export function composeMissions(): SeedMission[] {
  const random = createRandom(20);
  return readRecords('missions/missions', missionDraft)
    .map((draft) => compose(random, draft))
    .sort((a, b) => b.begins_days_ago - a.begins_days_ago);
}

export const missions: SeedMission[] = composeMissions();
