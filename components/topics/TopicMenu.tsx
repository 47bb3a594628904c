import { useState } from 'react';
import { EyeIcon, LockIcon, MoreIcon, PencilIcon, PinIcon, TrashIcon } from '@/components/ui/icons';
import { later } from '@/components/ui/later';
import { Menu } from '@/components/ui/Menu';
import type { MenuItem } from '@/components/ui/MenuItems';
import type { Topic } from '@/contract/topics';
import { useTranslation } from '@/hooks/useTranslation';
import { paths } from '@/lib/paths';
import { useTopicMenu } from './useTopicMenu';

const ConfirmSheet = later(() =>
  import('@/components/ui/ConfirmSheet').then((it) => it.ConfirmSheet),
);

/** The menu of a topic's author and of managers. */
export function TopicMenu({ topic, manages }: { topic: Topic; manages: boolean }) {
  const { t } = useTranslation('topics');
  const { change, confirmDelete } = useTopicMenu(topic);
  const [asking, setAsking] = useState(false);

  const hidden = topic.status === 'hidden';
  const managers: MenuItem[] = [
    {
      label: topic.fixed ? t('topic.unpin') : t('topic.pin'),
      icon: <PinIcon />,
      onSelect: () => change({ fixed: !topic.fixed }),
    },
    {
      label: hidden ? t('topic.restore') : t('topic.hide'),
      icon: hidden ? <EyeIcon /> : <LockIcon />,
      onSelect: () => change({ status: hidden ? 'published' : 'hidden' }),
    },
  ];
  return (
    <>
      <Menu
        label={t('topic.menu')}
        trigger={<MoreIcon />}
        items={[
          {
            label: t('topic.edit'),
            icon: <PencilIcon />,
            href: paths.editTopic(topic.forum.slug, topic.id),
          },
          ...(manages ? managers : []),
          {
            label: t('topic.delete'),
            icon: <TrashIcon />,
            danger: true,
            onSelect: () => setAsking(true),
          },
        ]}
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
