import { accounts, members, plainUsernames } from '../members.ts';
import { createRandom, type Random } from '../random.ts';
import { altOf, SCENE_COUNT } from '../scenes.ts';
import { type Angle, angles } from './angles.ts';
import { notionPages } from './notion.ts';
import { type Subject, subjects } from './subjects.ts';

/** A part of an article: one block of it, in order. */
export type Block =
  | { kind: 'heading' | 'question' | 'paragraph' | 'quote'; text: string }
  | { kind: 'list'; items: readonly string[] }
  | { kind: 'picture'; image: number; alt: string };

/** A post of the first content; `author` is a username, the rest are slugs. */
export interface SeedPost {
  title: string;
  author: string;
  category: string;
  tags: string[];
  products: string[];
  blocks: Block[];
  /** The record map, for a Notion page. */
  recordMap?: Record<string, unknown>;
  cover: number;
  coverAlt: string;
  hours_ago: number;
  view_count: number;
  like_count: number;
}

const SEED = 20_261_121;
const HOURS_A_DAY = 24;
const OLDEST_DAY = 300;
/** The pictures before these belong to topics. */
const FIRST_PICTURE = 5;
const PICTURES = 6;

const joinedDays = new Map([...members, ...accounts].map((one) => [one.username, one.joined_days_ago]));
/** The authors of each category besides everyone else, as their introduction says. */
const writers: Record<string, readonly string[]> = {
  care: ['sora_derm', 'warm_hands', 'skip_care'],
  ingredients: ['dalbit_lab', 'green_note', 'label_reader'],
  season: ['oneul_sun', 'hanji_studio'],
  life: ['hanji_studio', 'sora_derm'],
};

const text = (kind: 'heading' | 'question' | 'paragraph' | 'quote') => (value: string) => ({
  kind,
  text: value,
});
const [heading, question, paragraph, quote] = [text('heading'), text('question'), text('paragraph'), text('quote')];

/** Composes the article about a subject from an angle. */
function write(random: Random, subject: Subject, angle: Angle, picture: number): Block[] {
  const body = angle.sections.flatMap((place, index) => {
    const [title = '', ...paragraphs] = subject.sections[place] ?? [];
    const shown = angle.picture && index === 0;
    return [
      heading(title),
      ...paragraphs.map(paragraph),
      ...(shown ? [{ kind: 'picture' as const, image: picture, alt: altOf(picture) }] : []),
    ];
  });
  const asked = random.shuffle(subject.questions).slice(0, angle.questions ?? 0);
  return [
    paragraph(random.pick(angle.openings)),
    paragraph(subject.lead),
    ...body,
    ...(angle.quote ? [quote(subject.quote)] : []),
    ...(angle.own ? [heading(angle.own[0]), paragraph(angle.own[1])] : []),
    ...(asked.length > 0 ? [heading('묻고 답하기')] : []),
    ...asked.flatMap(([prompt, answer]) => [question(prompt), paragraph(answer)]),
    ...(angle.tips ? [heading('한눈에 보기'), { kind: 'list' as const, items: subject.tips }] : []),
    paragraph(random.pick(angle.closings)),
  ];
}

type Range = readonly [low: number, high: number];
/** By heat: hardly read, read, well read, read by everyone. */
const VIEWS: readonly [Range, Range, Range, Range] = [
  [12, 90],
  [60, 340],
  [280, 1400],
  [1300, 8200],
];
const LIKES: readonly [Range, Range, Range, Range] = [
  [0, 4],
  [2, 14],
  [9, 30],
  [26, 56],
];

/** Composes the counts of a post. */
function figures(random: Random) {
  const heat = random.pick([0, 1, 1, 1, 2, 2, 3] as const);
  const like_count = random.int(...LIKES[heat]);
  return { like_count, view_count: Math.max(random.int(...VIEWS[heat]), like_count * 3) };
}

const ageOf = (random: Random, author: string) => {
  const latest = ((joinedDays.get(author) ?? 0) - 1) * HOURS_A_DAY;
  return Math.max(1, Math.min(3 + Math.floor(random.next() ** 1.8 * OLDEST_DAY * HOURS_A_DAY), latest));
};

/** Composes the three hundred posts, oldest first; the same at every call. */
export function composePosts(): SeedPost[] {
  const random = createRandom(SEED);
  const articles = subjects.flatMap((subject) =>
    angles.map((angle): SeedPost => {
      const own = random.chance(0.4) && !angle.story;
      const author = random.pick(own ? (writers[subject.category] ?? plainUsernames) : plainUsernames);
      const chooseImage = () =>
        random.int(FIRST_PICTURE, FIRST_PICTURE + PICTURES - 1) * SCENE_COUNT + random.pick(subject.pictures);
      const cover = chooseImage();
      return {
        title: angle.title(subject.name),
        author,
        category: angle.story ? 'stories' : subject.category,
        tags: [...new Set([...subject.tags, ...(angle.tag ? [angle.tag] : [])])],
        products: random.shuffle(subject.products).slice(0, random.pick([0, 1, 2, 2, 3])),
        blocks: write(random, subject, angle, chooseImage()),
        cover,
        coverAlt: altOf(cover),
        hours_ago: ageOf(random, author),
        ...figures(random),
      };
    }),
  );
  const pages = notionPages.map((page, index): SeedPost => {
    const cover = (FIRST_PICTURE + PICTURES) * SCENE_COUNT + index * 4;
    return {
      ...page,
      author: 'manager',
      category: 'notes',
      products: [],
      blocks: [],
      cover,
      coverAlt: altOf(cover),
      hours_ago: 30 + index * 700,
      ...figures(random),
    };
  });
  // The pages take the place of the last articles, so that there are three hundred in all.
  return [...articles.slice(0, articles.length - pages.length), ...pages].sort((a, b) => b.hours_ago - a.hours_ago);
}

export const posts: SeedPost[] = composePosts();
