import { useRouter } from 'next/router';
import { useTranslation } from 'react-i18next';
import { useDeleteTopicMutation, useUpdateTopicMutation } from '@/api/topicWrites';
import { ContentMenu, contentOf } from '@/components/moderation/ContentMenu';
import { PencilIcon, PinIcon } from '@/components/ui/icons';
import type { MenuItem } from '@/components/ui/MenuItems';
import type { Topic, TopicUpdateBody } from '@/contract/topics';
import { useCan } from '@/hooks/useCan';
import { useDraftTarget } from '@/hooks/useDraftTarget';
import { useFailureToast } from '@/hooks/useFailureToast';
import { useMember } from '@/hooks/useMember';
import { draftTargets, dropDrafts } from '@/lib/browser/drafts';
import { notify } from '@/lib/browser/notify';
import { paths } from '@/lib/paths';

/** Returns the actions on a topic of its author and of managers. */
function useTopicMenu({ id, forum }: Topic) {
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

/** Renders the menu of a topic: its author's and managers' actions, around those of every member. */
export function TopicMenu({ topic }: { topic: Topic }) {
  const { t } = useTranslation('topics');
  const { user } = useMember();
  const { change, confirmDelete } = useTopicMenu(topic);
  const can = useCan(topic.can);
  const own = user?.username === topic.user.username;

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
    title: t('confirm.deleteTitle'),
    body: t(own ? 'confirm.deleteBody' : 'confirm.deleteOthersBody'),
    remove: confirmDelete,
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
