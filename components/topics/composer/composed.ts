import { isKeptPicture, type KeptPicture } from '@/components/pictures/pictures';
import type { Forum } from '@/contract/forums';
import type { Topic, TopicBody } from '@/contract/topics';
import { isText } from '@/lib/browser/drafts';

/** What a topic's form holds, and what its draft keeps. */
export interface Composed {
  title: string;
  content: string;
  category: string;
  tags: string[];
  /** The product it is about, and of which kind. */
  name: string;
  productType: string;
  /** The slug of one of the forum's events, '' for none. */
  event: string;
  /** The author's skin type, '' when they do not say it, and the result it was read from. */
  skinType: string;
  surveyData: Topic['surveyData'];
  showManagerBadge: boolean;
  pictures: KeptPicture[];
}

export const emptyTopic: Composed = {
  title: '',
  content: '',
  category: '',
  tags: [],
  name: '',
  productType: '',
  event: '',
  skinType: '',
  surveyData: null,
  showManagerBadge: false,
  pictures: [],
};

export const composedOf = (topic: Topic): Composed => ({
  title: topic.title,
  content: topic.content,
  category: topic.categories[0]?.slug ?? '',
  tags: topic.tags.map((tag) => tag.slug),
  name: topic.name,
  productType: topic.productType,
  event: topic.event?.slug ?? '',
  skinType: topic.skinType,
  surveyData: topic.surveyData,
  showManagerBadge: topic.showManagerBadge,
  pictures: topic.files.map(({ url, alt }) => ({ url, alt })),
});

/** What is composed, without the category and tags that the forum does not have. */
export const fitting = (composed: Composed, { categories, tags }: Forum): Composed => ({
  ...composed,
  category: categories.some(({ slug }) => slug === composed.category) ? composed.category : '',
  tags: composed.tags.filter((tag) => tags.some(({ slug }) => slug === tag)),
});

/** Whether a kept draft still has the form's shape. */
export function isComposed(value: unknown): value is Composed {
  if (typeof value !== 'object' || value === null) return false;
  const draft = value as Partial<Record<keyof Composed, unknown>>;
  return (
    [
      draft.title,
      draft.content,
      draft.category,
      draft.name,
      draft.productType,
      draft.event,
      draft.skinType,
    ].every(isText) &&
    typeof draft.surveyData === 'object' &&
    typeof draft.showManagerBadge === 'boolean' &&
    Array.isArray(draft.tags) &&
    draft.tags.every(isText) &&
    Array.isArray(draft.pictures) &&
    draft.pictures.every(isKeptPicture)
  );
}

/** The body of the call that writes it. */
export const topicBodyOf = ({ category, event, pictures, ...composed }: Composed): TopicBody => ({
  ...composed,
  event: event || null,
  title: composed.title.trim(),
  content: composed.content.trim(),
  categories: category ? [category] : [],
  fileUrls: pictures.map((it) => it.url),
  fileAlts: pictures.map((it) => it.alt),
});
