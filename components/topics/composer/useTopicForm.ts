import { useRouter } from 'next/router';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useCreateTopicMutation, useUpdateTopicMutation, useWriteTopicMutation } from '@/api/topicWrites';
import { isUploading, withStored } from '@/components/pictures/pictures';
import { formPictures } from '@/components/pictures/storedPicture';
import { editedAt } from '@/contract/common';
import type { Forum } from '@/contract/forums';
import { type Topic, topicFields } from '@/contract/topics';
import * as z from '@/contract/zod';
import { useEditConflict } from '@/hooks/useEditConflict';
import { useForm } from '@/hooks/useForm';
import { useMember } from '@/hooks/useMember';
import { draftTargets } from '@/lib/browser/drafts';
import { notify } from '@/lib/browser/notify';
import { paths } from '@/lib/paths';

/** What is written into a topic: the fields of the call, and those that its form has in the place of others. */
const topicForm = z.object(topicFields).omit({ type: true, categories: true, fileUrls: true, fileAlts: true }).extend({
  /** The slug of the chosen forum, '' where the address names it. */
  forum: z.string(),
  /** A slug, '' for none. */
  category: z.string(),
  event: z.string(),
  pictures: formPictures,
  edited_at: editedAt,
});
export type TopicValues = z.infer<typeof topicForm>;

const valuesOf = (topic: Topic | undefined): Omit<TopicValues, 'forum'> => ({
  title: topic?.title ?? '',
  content: topic?.content ?? '',
  category: topic?.categories[0]?.slug ?? '',
  tags: topic?.tags.map((tag) => tag.slug) ?? [],
  name: topic?.name ?? '',
  productType: topic?.productType ?? '',
  event: topic?.event?.slug ?? '',
  skinType: topic?.skinType ?? '',
  surveyData: topic?.surveyData ?? null,
  showManagerBadge: topic?.showManagerBadge ?? false,
  pictures: topic?.files.map(({ url, alt }) => ({ url, alt })) ?? [],
  edited_at: topic?.edited_at ?? null,
});

/** Removes the category and tags that the forum does not have. */
export const withinForum = <T extends Pick<TopicValues, 'category' | 'tags'>>(
  values: T,
  { categories, tags }: Forum,
): T => ({
  ...values,
  category: categories.some(({ slug }) => slug === values.category) ? values.category : '',
  tags: values.tags.filter((tag) => tags.some(({ slug }) => slug === tag)),
});

/**
 * Manages the form that writes a topic into a forum, or changes `topic`, with its pictures and its draft.
 * `choices`: the forum is chosen in the form instead of by the address, and one draft serves every forum.
 */
export function useTopicForm(
  given: Forum,
  { topic, choices }: { topic: Topic | undefined; choices: readonly Forum[] | undefined },
) {
  const { t } = useTranslation('topics');
  const router = useRouter();
  const { user } = useMember();
  const [create] = useCreateTopicMutation();
  const [writeAnywhere] = useWriteTopicMutation();
  const [update] = useUpdateTopicMutation();
  const id = topic?.id;
  const chosen = (slug: string) => choices?.find((it) => it.slug === slug) ?? given;
  const initial = { ...valuesOf(topic), forum: choices ? given.slug : '' };
  const form = useForm(topicForm, {
    initial,
    messages: { title: t('composer.titleMissing'), content: t('composer.contentMissing') },
    calledNames: { fileUrls: 'pictures', fileAlts: 'pictures', categories: 'category' },
    isBusy: isUploading,
    draft: {
      scope: id ? draftTargets.editTopic(id) : draftTargets.newTopic(choices ? '' : given.slug),
      part: withStored,
    },
    submit: {
      scope: `topic:${given.slug}`,
      path: id ? paths.editTopic(given.slug, id) : choices ? paths.writeTopic() : paths.newTopic(given.slug),
      call(values, idempotencyKey) {
        const forum = chosen(values.forum);
        const { forum: _, category, event, pictures, edited_at, ...written } = withinForum(withStored(values), forum);
        const body = {
          ...written,
          // Whoever is no manager now keeps what the topic has.
          ...(!user?.is_manager && { showManagerBadge: initial.showManagerBadge }),
          event: event || null,
          categories: category ? [category] : [],
          fileUrls: pictures.map(({ url }) => url),
          fileAlts: pictures.map(({ alt }) => alt),
        };
        if (id) return update({ id, edited_at, ...body }).unwrap();
        if (choices) return writeAnywhere({ forum: forum.slug, ...body, idempotencyKey }).unwrap();
        return create({ slug: forum.slug, ...body, idempotencyKey }).unwrap();
      },
      failed: id ? t('toast.topicUpdateFailed') : t('toast.topicCreateFailed'),
      async onDone(sent) {
        void notify('success', id ? t('toast.topicUpdated') : t('toast.topicCreated'));
        await router.replace(paths.topic(sent.forum.slug, sent.id));
      },
    },
  });
  const edit = useEditConflict(form);
  return { form: { ...form, ...edit }, forum: chosen(useWatch({ control: form.control, name: 'forum' })) };
}
/** The fields of a topic. */
export type TopicForm = ReturnType<typeof useTopicForm>['form'];
