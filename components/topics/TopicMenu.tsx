import { useTranslation } from 'react-i18next';
import { useDeleteTopicMutation, useUpdateTopicMutation } from '@/api/topicWrites';
import { ContentMenu, contentOf } from '@/components/moderation/ContentMenu';
import { PencilIcon, PinIcon } from '@/components/ui/icons';
import type { MenuItem } from '@/components/ui/MenuItems';
import type { Topic, TopicUpdateBody } from '@/contract/topics';
import { useCan } from '@/hooks/useCan';
import { useFailureToast } from '@/hooks/useFailureToast';
import { useMember } from '@/hooks/useMember';
import { useRemoval } from '@/hooks/useRemoval';
import { draftTargets } from '@/lib/browser/drafts';
import { notify } from '@/lib/browser/notify';
import { paths } from '@/lib/paths';

/** Returns the function that changes a topic and says how it went. */
function useChangeTopic({ id }: Topic) {
  const { t } = useTranslation('topics');
  const [update] = useUpdateTopicMutation();
  const showFailure = useFailureToast();
  return async (changes: TopicUpdateBody) => {
    try {
      await update({ id, ...changes }).unwrap();
      void notify('success', t('toast.topicUpdated'));
    } catch (failure) {
      showFailure(failure, t('toast.topicUpdateFailed'));
    }
  };
}

/** Renders the menu of a topic: its author's and managers' actions, around those of every member. */
export function TopicMenu({ topic }: { topic: Topic }) {
  const { t } = useTranslation('topics');
  const { user } = useMember();
  const own = user?.username === topic.user.username;
  const change = useChangeTopic(topic);
  const [deleteTopic] = useDeleteTopicMutation();
  const remove = useRemoval({
    remove: () => deleteTopic({ id: topic.id }).unwrap(),
    own: own ? { subject: 'topic', id: topic.id } : null,
    draft: draftTargets.editTopic(topic.id),
    to: paths.forum(topic.forum.slug),
    done: t('toast.topicDeleted'),
    failed: t('toast.topicDeleteFailed'),
  });
  const can = useCan(topic.can);

  const edit: MenuItem = {
    label: t('topic.edit'),
    icon: <PencilIcon />,
    href: paths.editTopic(topic.forum.slug, topic.id),
  };
  const pin: MenuItem = {
    label: topic.fixed ? t('topic.unpin') : t('topic.pin'),
    icon: <PinIcon />,
    onSelect: () => change({ fixed: !topic.fixed }),
  };
  const removal = {
    label: t('topic.delete'),
    confirm: own ? null : { title: t('confirm.deleteTitle'), body: t('confirm.deleteBody') },
    remove,
  };
  return (
    <ContentMenu
      content={contentOf('topic', topic)}
      label={t('topic.menu')}
      before={[...(can?.edit ? [edit] : []), ...(can?.pin ? [pin] : [])]}
      removal={can?.delete ? removal : undefined}
    />
  );
}
