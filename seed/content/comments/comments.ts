import { accounts, hadJoined, members, plainUsernames } from '../members.ts';
import { createRandom, type Random } from '../random.ts';
import { createSpeaker, type Speaker, textsOf } from '../texts.ts';
import type { Plan } from '../topics/plan.ts';
import { composePlans } from '../topics/topics.ts';
import { introduce } from './introductions.ts';

/**
 * A comment of the first content. `topic` is the index of its topic in `topics`, `parent` the index in
 * `comments` of an earlier top-level comment of the same topic.
 */
export interface SeedComment {
  topic: number;
  author: string;
  content: string;
  hours_ago: number;
  parent?: number;
  showManagerBadge?: boolean;
}

const TOTAL = 1500;
const LONGEST = 120;
/** The topic in which newcomers greet each other. */
const GREETINGS = '가입 인사는 이렇게 남겨 주세요 (빈칸 채우기)';
type Range = readonly [low: number, high: number];
/** By heat. */
const COUNTS: readonly [Range, Range, Range, Range] = [
  [0, 3],
  [2, 8],
  [8, 19],
  [20, 44],
];
const REPLY_SHARE = 0.32;
const nicknames = new Map([...members, ...accounts].map((one) => [one.username, one.nickname]));
const everyone = members.map(({ username }) => username);

/** Distributes the comments over the topics: unevenly, some get none, together exactly `TOTAL`. */
function share(random: Random, plans: readonly Plan[]): number[] {
  const counts = plans.map((plan) => {
    if (plan.title === GREETINGS) return LONGEST;
    return Math.max(random.int(...COUNTS[plan.heat]), plan.comments?.length ?? 0);
  });
  const free = plans.flatMap((plan, index) => (plan.heat > 0 && plan.title !== GREETINGS ? [index] : []));
  let missing = TOTAL - counts.reduce((sum, count) => sum + count, 0);
  while (missing !== 0) {
    const index = random.pick(free);
    const count = counts[index] ?? 0;
    const step = Math.sign(missing);
    const least = Math.max(1, plans[index]?.comments?.length ?? 0);
    if (step < 0 ? count <= least : count >= LONGEST - 50) continue;
    counts[index] = count + step;
    missing -= step;
  }
  return counts;
}

/** Returns a member who had joined by then, other than those in `but`; the manager when none is left. */
function someone(random: Random, pool: readonly string[], hours: number, but: ReadonlySet<string>): string {
  const there = pool.filter((name) => !but.has(name) && hadJoined(name, hours));
  return there.length > 0 ? random.pick(there) : 'manager';
}

/** Returns a member's sentence about themselves, the same in every topic. */
function asideOf(author: string): string {
  const asides = textsOf('comments/asides');
  return asides[plainUsernames.indexOf(author) % asides.length] ?? '';
}

type SeedText = Pick<SeedComment, 'author' | 'content' | 'showManagerBadge'>;

/** Speaks as a manager, with the badge, where `author` is one. */
function comment(author: string, content: string): SeedText {
  return author === 'manager' ? { author, content, showManagerBadge: true } : { author, content };
}

/** Returns times in hours ago, descending from the topic's to now; most within its first days. */
function timesOf(random: Random, plan: Plan, count: number): number[] {
  // Greetings go on all year, once there are newcomers; any other talk soon ends.
  const spread = (): number => (plan.title === GREETINGS ? 0.15 + 0.85 * random.next() ** 0.8 : random.next() ** 3);
  return Array.from({ length: count }, () =>
    Math.max(0.1, Math.round((plan.hours_ago * (1 - spread()) - 0.2) * 10) / 10),
  ).sort((a, b) => b - a);
}

/** Composes the comments of one topic; `from` is the index of its first comment. */
function converse(
  random: Random,
  speaker: Speaker,
  plan: Plan,
  topic: number,
  count: number,
  from: number,
): SeedComment[] {
  const greeting = plan.title === GREETINGS;
  const hand = [...(plan.comments ?? [])];
  const own = plan.type === 'notice' ? 'comments/underNotices' : `comments/${plan.forum}`;
  const answers = greeting ? 'introductions/welcomes' : 'comments/replies';
  const guidance = greeting ? 'introductions/managerWelcomes' : 'comments/managerReplies';
  const draw = () => speaker.draw(plan.type !== 'notice' && random.chance(0.3) ? 'comments/anywhere' : own);
  const spoken = new Set([plan.author]);
  const heard = new Map<number, Set<string>>();
  const made: SeedComment[] = [];

  timesOf(random, plan, count).forEach((hours_ago, position) => {
    const share = greeting ? 0.6 : REPLY_SHARE;
    const rest = count - position > hand.length;
    const said = rest && heard.size > 0 && random.chance(share) ? undefined : remark(hours_ago);
    if (said) {
      heard.set(position, new Set([said.author]));
      spoken.add(said.author);
      made.push({ topic, ...said, hours_ago });
      return;
    }
    const parent = random.pick([...heard.keys()].slice(-7));
    const voice = reply(hours_ago, made[parent]?.author ?? '', heard.get(parent) ?? new Set());
    heard.get(parent)?.add(voice.author);
    made.push({ topic, ...voice, hours_ago, parent: from + parent });
  });
  return made;

  function reply(hours: number, to: string, there: ReadonlySet<string>): SeedText {
    const name = nicknames.get(to);
    const call = name && random.chance(0.4) ? `${name}님, ` : '';
    if (!there.has('manager') && random.chance(greeting ? 0.12 : 0.03)) {
      return comment('manager', speaker.say(call + speaker.draw(guidance), guidance));
    }
    if (plan.author !== 'manager' && !there.has(plan.author) && random.chance(0.6)) {
      return comment(plan.author, speaker.say(call + speaker.draw('comments/thanks'), 'comments/thanks'));
    }
    const author = someone(random, [...everyone, 'demo'], hours, there);
    return comment(author, speaker.say(call + speaker.draw(answers), answers));
  }

  /** Composes a top-level comment, or returns undefined when every member has greeted. */
  function remark(hours: number): SeedText | undefined {
    const next = hand.shift();
    if (next && typeof next !== 'string') return comment(next[0], next[1]);
    const aside = !['free', 'friends'].includes(plan.forum) && random.chance(0.16);
    const plain = greeting || aside;
    const pool = plain ? plainUsernames : [...everyone, 'demo'];
    const author = someone(random, pool, hours, spoken);
    if (next) return comment(author, next);
    if (greeting && author === 'manager' && heard.size > 0) return undefined;
    if (greeting && author !== 'manager') return comment(author, introduce(random));
    if (author === 'manager') return comment(author, speaker.say(speaker.draw(guidance), guidance));
    if (aside) return comment(author, speaker.say(`${asideOf(author)} ${draw()}`, own));
    return comment(author, speaker.say(random.chance(0.28) ? `${draw()} ${draw()}` : draw(), own));
  }
}

/** Composes the fifteen hundred comments, topic by topic, oldest first in each; the same at every call. */
export function composeComments(): SeedComment[] {
  const random = createRandom(1500);
  const speaker = createSpeaker(random);
  const plans = composePlans();
  const counts = share(random, plans);
  const all: SeedComment[] = [];
  plans.forEach((plan, topic) => {
    all.push(...converse(random, speaker, plan, topic, counts[topic] ?? 0, all.length));
  });
  return all;
}

export const comments: SeedComment[] = composeComments();
