import { forums } from '../forums.ts';
import { members } from '../members.ts';
import { createRandom } from '../random.ts';
import { type Plan, planTopics } from './plan.ts';

/**
 * A topic of the first content. `author` is a username, `forum`, `category`, `tags` and `event` are
 * slugs, `images` the numbers of its photos.
 */
export interface SeedTopic {
  forum: string;
  title: string;
  content: string;
  author: string;
  type: 'text' | 'photo' | 'question' | 'notice';
  category?: string;
  tags: string[];
  event?: string;
  hours_ago: number;
  view_count: number;
  like_count: number;
  fixed?: boolean;
  showManagerBadge?: boolean;
  name?: string;
  productType?: string;
  skinType?: string;
  images: number[];
}

type Range = readonly [low: number, high: number];
/** By heat. */
const VIEWS: readonly [Range, Range, Range, Range] = [
  [3, 38],
  [18, 96],
  [96, 460],
  [520, 3600],
];
const LIKES: readonly [Range, Range, Range, Range] = [
  [0, 3],
  [1, 12],
  [8, 28],
  [24, 54],
];

const skinTypes = new Map(members.map(({ username, skinType }) => [username, skinType]));

/** Composes the plan of every topic, oldest first. */
function composePlans(): Plan[] {
  return planTopics(new Map(forums.map(({ slug, tags }) => [slug, tags.map((tag) => tag.slug)])));
}

function typeOf({ type, category, images }: Plan): SeedTopic['type'] {
  if (type) return type;
  if (category === 'question') return 'question';
  return images.length > 0 ? 'photo' : 'text';
}

/** Composes the two hundred topics, oldest first; the same at every call. */
export function composeTopics(): SeedTopic[] {
  const random = createRandom(7);
  return composePlans().map((plan): SeedTopic => {
    const { forum, title, content, author, category, tags = [], event, hours_ago, heat } = plan;
    const like_count = Math.min(random.int(...LIKES[heat]), members.length);
    const view_count = Math.max(random.int(...VIEWS[heat]), like_count * 2);
    const skinType = random.chance(0.6) ? skinTypes.get(author) : undefined;
    const wantsSkinType = forum !== 'free' && plan.type !== 'notice';
    return {
      forum,
      title,
      content,
      author,
      type: typeOf(plan),
      category,
      tags,
      hours_ago,
      view_count,
      like_count,
      images: plan.images,
      ...(event ? { event } : {}),
      ...(plan.fixed ? { fixed: true } : {}),
      ...(author === 'manager' ? { showManagerBadge: true } : {}),
      ...(plan.name ? { name: plan.name } : {}),
      ...(plan.productType ? { productType: plan.productType } : {}),
      ...(skinType && wantsSkinType ? { skinType } : {}),
    };
  });
}

export const topics: SeedTopic[] = composeTopics();
