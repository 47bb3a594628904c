import { useTranslation } from 'react-i18next';
import { ContentMenu, contentOf } from '@/components/moderation/ContentMenu';
import { PencilIcon, PinIcon } from '@/components/ui/icons';
import type { MenuItem } from '@/components/ui/MenuItems';
import type { Topic } from '@/contract/topics';
import { useCan } from '@/hooks/useCan';
import { useMember } from '@/hooks/useMember';
import { paths } from '@/lib/paths';
import { useTopicMenu } from './useTopicMenu';

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
