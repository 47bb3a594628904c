import { useRouter } from 'next/router';
import { useState } from 'react';
import {
  useCreateTopicMutation,
  useUpdateTopicMutation,
  useWriteTopicMutation,
} from '@/api/topicWrites';
import { useDropDraft } from '@/hooks/useDropDraft';
import { useFailureToast } from '@/hooks/useFailureToast';
import { useMemberGate } from '@/hooks/useMemberGate';
import { useTranslation } from '@/hooks/useTranslation';
import type { OwnTarget } from '@/lib/drafts';
import { isAnswered } from '@/lib/failures';
import { deedOf, dropKey, keptKey } from '@/lib/keys';
import { notify } from '@/lib/notify';
import { paths } from '@/lib/paths';
import { type Composed, topicBodyOf } from './composed';

export type FieldErrors = Partial<Record<'title' | 'content', string>>;

/**
 * Sends a topic: a new one of the forum `slug`, or the changed one `id`. What is sent again as it
 * was has the same key, after a reload too, so that an answer that was lost does not make a second topic.
 */
export function useSendTopic({
  slug,
  id,
  target,
  anywhere = false,
}: {
  slug: string;
  id?: number;
  target: OwnTarget;
  /** The forum was chosen in the form, not by its address. */
  anywhere?: boolean;
}) {
  const { t } = useTranslation('topics');
  const router = useRouter();
  const ownPath = anywhere ? paths.writeTopic() : paths.newTopic(slug);
  const [mayGoOn, waits] = useMemberGate(id ? paths.editTopic(slug, id) : ownPath);
  const [create, creating] = useCreateTopicMutation();
  const [writeAnywhere, writing] = useWriteTopicMutation();
  const [update, updating] = useUpdateTopicMutation();
  const showFailure = useFailureToast();
  const dropSent = useDropDraft(target);
  const [errors, setErrors] = useState<FieldErrors>({});

  const send = async (composed: Composed) => {
    const body = topicBodyOf(composed);
    const found: FieldErrors = {
      ...(!body.title && { title: t('composer.titleMissing') }),
      ...(!body.content && { content: t('composer.contentMissing') }),
    };
    setErrors(found);
    if (Object.keys(found).length > 0) return;
    const deed = deedOf(`topic:${slug}`, body);
    try {
      if (!(await mayGoOn())) return;
      const topic = id
        ? await update({ slug, id, changes: body }).unwrap()
        : await (anywhere ? writeAnywhere : create)({
            slug,
            body,
            idempotencyKey: keptKey(deed),
          }).unwrap();
      dropKey(deed);
      dropSent();
      void notify('success', id ? t('toast.topicUpdated') : t('toast.topicCreated'));
      await router.replace(paths.topic(topic.forum.slug, topic.id));
    } catch (failure) {
      if (isAnswered(failure)) dropKey(deed);
      showFailure(failure, id ? t('toast.topicUpdateFailed') : t('toast.topicCreateFailed'));
    }
  };
  return {
    send,
    errors,
    busy: waits || creating.isLoading || writing.isLoading || updating.isLoading,
  };
}
