import type { TFunction } from 'i18next';
import { storedPicture } from '@/components/pictures/pictures';
import type { Forum } from '@/contract/forums';
import type { Topic, TopicBody } from '@/contract/topics';
import { z } from '@/lib/formSchema';

/** The draft of a topic. */
export const topicDraft = z.object({
  /** The slug of the chosen forum, '' where the address says it. */
  forum: z.string(),
  title: z.string(),
  content: z.string(),
  category: z.string(),
  tags: z.array(z.string()),
  /** The product it is about, and of which kind. */
  name: z.string(),
  productType: z.string(),
  /** The slug of one of the forum's events, '' for none. */
  event: z.string(),
  /** The author's skin type, '' when they do not say it, and the result it was read from. */
  skinType: z.string(),
  surveyData: z.nullable(
    z.object({
      type: z.string(),
      axes: z.array(z.object({ code: z.string(), percent: z.number() })),
      takenAt: z.string(),
    }),
  ),
  showManagerBadge: z.boolean(),
  pictures: z.array(storedPicture),
});
export type TopicValues = z.infer<typeof topicDraft>;

/** Builds the schema of a topic. */
export const topicForm = (t: TFunction<'topics'>) =>
  z.extend(topicDraft, {
    title: z.string().check(z.typed(), z.atLeast(1, t('composer.titleMissing'))),
    content: z.string().check(z.typed(), z.atLeast(1, t('composer.contentMissing'))),
  });

export const emptyTopic: TopicValues = {
  forum: '',
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

export const valuesOf = (topic: Topic): TopicValues => ({
  forum: '',
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

/** Removes the category and tags that the forum does not have. */
export const withinForum = (values: TopicValues, { categories, tags }: Forum): TopicValues => ({
  ...values,
  category: categories.some(({ slug }) => slug === values.category) ? values.category : '',
  tags: values.tags.filter((tag) => tags.some(({ slug }) => slug === tag)),
});

/** Builds the body of the call. */
export const topicBodyOf = ({ forum: _, category, event, pictures, ...values }: TopicValues): TopicBody => ({
  ...values,
  event: event || null,
  categories: category ? [category] : [],
  fileUrls: pictures.map((it) => it.url),
  fileAlts: pictures.map((it) => it.alt),
});
