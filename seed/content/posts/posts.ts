import { hadJoined, plainUsernames } from '../members.ts';
import { createRandom, type Random } from '../random.ts';
import { altOf, numberPictures } from '../scenes.ts';
import { articles } from './articles.ts';
import { notionPages } from './notion.ts';

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
const OLDEST_DAY = 280;
/** The variant of the scenes from which the pictures of posts are numbered; those before belong to topics. */
const FIRST_VARIANT = 5;
/** The scenes of the covers of the Notion pages. */
const PAGE_SCENES = [67, 56, 57];

/** The authors of each category besides everyone else, as their introduction says. */
const writers: Record<string, readonly string[]> = {
  care: ['sora_derm', 'warm_hands', 'skip_care'],
  ingredients: ['dalbit_lab', 'green_note', 'label_reader'],
  season: ['oneul_sun', 'hanji_studio'],
  life: ['hanji_studio', 'sora_derm'],
};

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

const ageOf = (random: Random) => 3 + Math.floor(random.next() ** 1.8 * OLDEST_DAY * HOURS_A_DAY);

/** Composes the posts, oldest first; the same at every call. */
export function composePosts(): SeedPost[] {
  const random = createRandom(SEED);
  const pictureOf = numberPictures(FIRST_VARIANT);
  const written = random.shuffle(articles).map(({ scenes: [first, second = first], blocks, ...article }): SeedPost => {
    const own = random.chance(0.4);
    const hours_ago = ageOf(random);
    const there = (names: readonly string[]) => names.filter((name) => hadJoined(name, hours_ago + HOURS_A_DAY));
    const experts = own ? there(writers[article.category] ?? []) : [];
    const author = random.pick(experts.length > 0 ? experts : there(plainUsernames));
    const cover = pictureOf(first);
    return {
      ...article,
      author,
      blocks: blocks.map((block) => {
        if (block.kind !== 'picture') return block;
        const image = pictureOf(second);
        return { ...block, image, alt: altOf(image) };
      }),
      cover,
      coverAlt: altOf(cover),
      hours_ago,
      ...figures(random),
    };
  });
  const pages = notionPages.map((page, index): SeedPost => {
    const cover = pictureOf(PAGE_SCENES[index] ?? 0);
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
  return [...written, ...pages].sort((a, b) => b.hours_ago - a.hours_ago);
}

export const posts: SeedPost[] = composePosts();
