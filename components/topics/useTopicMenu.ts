import { useRouter } from 'next/router';
import { useTranslation } from 'react-i18next';
import { useDeleteTopicMutation, useUpdateTopicMutation } from '@/api/topicWrites';
import type { Topic, TopicUpdateBody } from '@/contract/topics';
import { useDraftTarget } from '@/hooks/useDraftTarget';
import { useFailureToast } from '@/hooks/useFailureToast';
import { draftTargets, dropDrafts } from '@/lib/browser/drafts';
import { notify } from '@/lib/browser/notify';
import { paths } from '@/lib/paths';

/** Returns the actions on a topic of its author and of managers. */
export function useTopicMenu({ id, forum }: Topic) {
  const { t } = useTranslation('topics');
  const router = useRouter();
  const [update] = useUpdateTopicMutation();
  const [remove] = useDeleteTopicMutation();
  const showFailure = useFailureToast();
  const target = useDraftTarget(draftTargets.editTopic(id));

  const change = async (changes: TopicUpdateBody) => {
    try {
      await update({ id, ...changes }).unwrap();
      void notify('success', t('toast.topicUpdated'));
    } catch (failure) {
      showFailure(failure, t('toast.topicUpdateFailed'));
    }
  };
  const confirmDelete = async () => {
    try {
      await remove({ id }).unwrap();
      dropDrafts(target);
      void notify('success', t('toast.topicDeleted'));
      await router.replace(paths.forum(forum.slug));
    } catch (failure) {
      showFailure(failure, t('toast.topicDeleteFailed'));
    }
  };
  return { change, confirmDelete };
}
