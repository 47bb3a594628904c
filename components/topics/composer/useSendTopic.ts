import { useRouter } from 'next/router';
import { useTranslation } from 'react-i18next';
import {
  useCreateTopicMutation,
  useUpdateTopicMutation,
  useWriteTopicMutation,
} from '@/api/topicWrites';
import { useDropDraft } from '@/hooks/useDropDraft';
import { useFailureToast } from '@/hooks/useFailureToast';
import { useFaults } from '@/hooks/useFaults';
import { useMemberGate } from '@/hooks/useMemberGate';
import type { OwnTarget } from '@/lib/browser/drafts';
import { deedOf, dropKey, keptKey } from '@/lib/browser/keys';
import { notify } from '@/lib/browser/notify';
import { isAnswered } from '@/lib/failures';
import { paths } from '@/lib/paths';
import { type Composed, topicBodyOf } from './composed';

/**
 * Sends what is `composed` as a topic: a new one of the forum `slug`, or the changed one `id`. What is sent again as it
 * was has the same key, after a reload too, so that an answer that was lost does not make a second topic.
 */
export function useSendTopic({
  composed,
  slug,
  id,
  target,
  anywhere = false,
}: {
  composed: Composed;
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
  const body = topicBodyOf(composed);
  const { form, errors, refuse } = useFaults({
    title: body.title ? undefined : t('composer.titleMissing'),
    content: body.content ? undefined : t('composer.contentMissing'),
  });

  const send = async () => {
    if (refuse()) return;
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
    form,
    send,
    errors,
    busy: waits || creating.isLoading || writing.isLoading || updating.isLoading,
  };
}
