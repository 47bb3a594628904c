import { useRouter } from 'next/router';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useCreateTopicMutation, useUpdateTopicMutation, useWriteTopicMutation } from '@/api/topicWrites';
import { storedPictures } from '@/components/pictures/pictures';
import { usePictures } from '@/components/pictures/usePictures';
import { MAX_TOPIC_FILES } from '@/contract/constants/common';
import type { Forum } from '@/contract/forums';
import type { Topic, TopicBody } from '@/contract/topics';
import { useFormDraft } from '@/hooks/useFormDraft';
import { useSchemaForm } from '@/hooks/useSchemaForm';
import { useSubmit } from '@/hooks/useSubmit';
import { draftTargets } from '@/lib/browser/drafts';
import { notify } from '@/lib/browser/notify';
import { paths } from '@/lib/paths';
import { emptyTopic, topicBodyOf, topicDraft, topicForm, valuesOf, withinForum } from './topicValues';

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
  const [create] = useCreateTopicMutation();
  const [writeAnywhere] = useWriteTopicMutation();
  const [update] = useUpdateTopicMutation();
  const id = topic?.id;
  const initial = topic ? valuesOf(topic) : emptyTopic;
  const form = useSchemaForm(topicForm(t), initial);
  const forum = choices?.find((it) => it.slug === form.values.forum) ?? given;
  const { slug } = forum;
  const pictures = usePictures(initial.pictures, MAX_TOPIC_FILES);
  const draft = useFormDraft(
    form,
    id ? draftTargets.editTopic(id) : draftTargets.newTopic(choices ? '' : slug),
    topicDraft,
    { busy: pictures.uploading, onBegin: (values) => pictures.reset(values.pictures) },
  );
  const stored = storedPictures(pictures.pictures);
  // biome-ignore lint/correctness/useExhaustiveDependencies: taken over whenever what they say changes
  useEffect(() => form.change({ pictures: stored }), [JSON.stringify(stored)]);

  const newPath = choices ? paths.writeTopic() : paths.newTopic(slug);
  const { submit, isSubmitting } = useSubmit({
    scope: `topic:${slug}`,
    path: id ? paths.editTopic(slug, id) : newPath,
    call(body: TopicBody, idempotencyKey) {
      if (id) return update({ id, ...body }).unwrap();
      if (choices) return writeAnywhere({ forum: slug, ...body, idempotencyKey }).unwrap();
      return create({ slug, ...body, idempotencyKey }).unwrap();
    },
    failed: id ? t('toast.topicUpdateFailed') : t('toast.topicCreateFailed'),
    dropDraft: draft.drop,
    async onDone(sent) {
      void notify('success', id ? t('toast.topicUpdated') : t('toast.topicCreated'));
      await router.replace(paths.topic(sent.forum.slug, sent.id));
    },
  });
  return {
    ...form,
    forum,
    values: withinForum(form.values, forum),
    pictures,
    draft,
    send() {
      if (pictures.uploading) return;
      void form.submit((values) => submit(topicBodyOf(withinForum(values, forum))));
    },
    isSubmitting,
  };
}
