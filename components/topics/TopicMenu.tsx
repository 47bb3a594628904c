import { useState } from 'react';
import { ThingMenu } from '@/components/moderation/ThingMenu';
import { PencilIcon, PinIcon, TrashIcon } from '@/components/ui/icons';
import { later } from '@/components/ui/later';
import type { MenuItem } from '@/components/ui/MenuItems';
import type { Topic } from '@/contract/topics';
import { useMember } from '@/hooks/useMember';
import { useTranslation } from '@/hooks/useTranslation';
import { paths } from '@/lib/paths';
import { useTopicMenu } from './useTopicMenu';

const ConfirmSheet = later(() =>
  import('@/components/ui/ConfirmSheet').then((it) => it.ConfirmSheet),
);

/** The menu of a topic: its author's and managers' deeds, around what every member may do. */
export function TopicMenu({ topic }: { topic: Topic }) {
  const { t } = useTranslation('topics');
  const { user } = useMember();
  const { change, confirmDelete } = useTopicMenu(topic);
  const [asking, setAsking] = useState(false);
  const manages = user?.is_manager === true;
  const mayChange = manages || user?.username === topic.user.username;

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
  const remove: MenuItem = {
    label: t('topic.delete'),
    icon: <TrashIcon />,
    danger: true,
    onSelect: () => setAsking(true),
  };
  return (
    <>
      <ThingMenu
        thing={{
          subject: 'topic',
          id: topic.id,
          author: topic.user,
          hidden: topic.status === 'hidden',
          edited: topic.edited,
        }}
        label={t('topic.menu')}
        before={[...(mayChange ? [edit] : []), ...(manages ? [pin] : [])]}
        after={mayChange ? [remove] : []}
      />
      {asking ? (
        <ConfirmSheet
          title={t('confirm.deleteTitle')}
          body={t('confirm.deleteBody')}
          onConfirm={() => {
            setAsking(false);
            void confirmDelete();
          }}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </>
  );
}
