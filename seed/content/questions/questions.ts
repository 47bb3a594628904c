import { hadJoined, hoursSinceJoining, members } from '../members.ts';
import { createRandom, type Random } from '../random.ts';
import { readRecords } from '../records.ts';
import { nameOf, type Said, textOf } from '../said.ts';
import { type QuestionDraft, questionDraft } from './draft.ts';

/** Something said under a question. */
interface SeedTexts {
  author: string;
  content: string;
  hours_ago: number;
}
/** An answer with the members whom it helped. */
interface SeedAnswer extends SeedTexts {
  likers: string[];
}
/** A question of the first content; `accepted` is the place of an answer. */
export interface SeedQuestion extends SeedTexts {
  slug: string;
  title: string;
  answers: SeedAnswer[];
  accepted: number | null;
  comments: SeedTexts[];
}

const everyone = members.map(({ username }) => username);
const round = (hours: number) => Math.round(hours * 10) / 10;

/** Returns the time of a question: every member in it had joined before. */
function ageOf(random: Random, draft: QuestionDraft): number {
  const named = [draft.by, ...draft.answers.map(nameOf), ...(draft.comments ?? []).map(nameOf)];
  const oldest = Math.min(...named.map((name) => (name ? hoursSinceJoining(name) : 4800)));
  const waiting = draft.answers.length === 0;
  const age = waiting ? random.float(1, 44) : 6 + 4300 * random.next() ** 2.5;
  return round(Math.min(age, oldest - 2));
}

function compose(random: Random, draft: QuestionDraft): SeedQuestion {
  const hours_ago = ageOf(random, draft);
  const spoken = new Set([draft.by, ...draft.answers.map(nameOf)]);
  const someone = () => {
    const there = everyone.filter((name) => !spoken.has(name) && hadJoined(name, hours_ago));
    const name = random.pick(there);
    spoken.add(name);
    return name;
  };
  const author = draft.by ?? someone();
  /** Returns a time after the question, mostly within the first days. */
  const later = () => round(Math.max(0.1, hours_ago * (1 - random.next() ** 3) - 0.2));
  const say = (said: Said): SeedTexts => ({
    author: nameOf(said) ?? someone(),
    content: textOf(said),
    hours_ago: later(),
  });
  const answers = draft.answers.map((said, place) => {
    const answer = say(said);
    const liked = random.int(0, draft.accepted === place ? 19 : 8);
    const others = everyone.filter((name) => name !== answer.author);
    return { ...answer, likers: random.shuffle(others).slice(0, liked) };
  });
  return {
    slug: draft.slug,
    title: draft.title,
    author,
    content: draft.content,
    hours_ago,
    answers,
    accepted: draft.accepted ?? null,
    comments: (draft.comments ?? []).map(say),
  };
}

/** Composes the sixty questions, the oldest first; the same at every call. */
export function composeQuestions(): SeedQuestion[] {
  const random = createRandom(60);
  return readRecords('questions/questions', questionDraft)
    .map((draft) => compose(random, draft))
    .sort((a, b) => b.hours_ago - a.hours_ago);
}

export const questions: SeedQuestion[] = composeQuestions();
