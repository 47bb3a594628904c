import { z } from 'zod';
import { photos } from '../contents/photos.ts';
import { videos } from '../contents/videos.ts';
import { hadJoined, hoursSinceJoining, plainUsernames } from '../members.ts';
import { posts } from '../posts/posts.ts';
import { createRandom, type Random } from '../random.ts';
import { readRecords } from '../records.ts';
import { nameOf, type Said, said, textOf } from '../said.ts';
import { topics } from '../topics/topics.ts';

/** A comment of the first content, by the places of its content and of its parent in their lists. */
export interface SeedComment {
  place: number;
  author: string;
  content: string;
  hours_ago: number;
  parent?: number;
  showManagerBadge: boolean;
}

/** The name by which the author of the content speaks in a conversation. */
const AUTHOR = 'author';
const HOURS_A_DAY = 24;
const LONGEST_WAIT_HOURS = 20;

/** What was said under one content, by its title: in each thread the comment, then its replies in order. */
const row = z.strictObject({
  under: z.enum(['topic', 'post', 'video', 'photo']),
  title: z.string(),
  threads: z.array(z.array(said).min(1)).min(1),
});
type Row = z.infer<typeof row>;
type Commented = Row['under'];

const rows = readRecords('comments/threads', row);

const contents: Record<Commented, readonly { title: string; author?: string; hours_ago: number }[]> = {
  topic: topics,
  post: posts,
  video: videos.map(({ title, published }) => ({ title, hours_ago: published * HOURS_A_DAY })),
  photo: photos.map(({ title, published }) => ({ title, hours_ago: published })),
};

/** Gives each text of a content its author and its time; `from` is the index of the first. */
function converse(random: Random, { under, title, threads }: Row, from: number): SeedComment[] {
  const place = contents[under].findIndex((one) => one.title === title);
  const content = contents[under][place];
  if (!content) throw new Error(`seed/content/comments/threads.jsonl names no ${under}: ${title}`);
  const named = new Set(threads.flat().map(nameOf));
  const readers = random.shuffle(plainUsernames).filter((name) => name !== content.author && !named.has(name));
  const there = (name: string) => hadJoined(name, content.hours_ago);
  const silent = [...readers.filter(there), ...readers.filter((name) => !there(name))];
  const speakerOf = (one: Said): string => {
    const name = nameOf(one) ?? silent.shift();
    const speaker = name === AUTHOR ? content.author : name;
    if (!speaker) throw new Error(`seed/content/comments/threads.jsonl has nobody to say: ${textOf(one)}`);
    return speaker;
  };
  // Most talk is in the first days.
  const begun = threads.map(() => content.hours_ago * 0.99 * (1 - random.next() ** 3)).sort((a, b) => b - a);
  const made: SeedComment[] = [];
  threads.forEach((thread, index) => {
    const parent = from + made.length;
    let hours = begun[index] ?? 0;
    for (const [at, one] of thread.entries()) {
      const author = speakerOf(one);
      hours = Math.min(hours, hoursSinceJoining(author) - 1);
      made.push({
        place,
        author,
        content: textOf(one),
        hours_ago: hours,
        ...(at > 0 && { parent }),
        showManagerBadge: author === 'manager',
      });
      hours -= Math.min(hours / 2, random.float(0.2, LONGEST_WAIT_HOURS));
    }
  });
  return made;
}

/** Composes the comments under each kind of content; the same at every call. */
export function composeComments(): Record<Commented, SeedComment[]> {
  const random = createRandom(1500);
  const made: Record<Commented, SeedComment[]> = { topic: [], post: [], video: [], photo: [] };
  for (const one of rows) made[one.under].push(...converse(random, one, made[one.under].length));
  return made;
}

export const comments = composeComments();
