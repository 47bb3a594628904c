import { useState } from 'react';
import { ThingMenu } from '@/components/moderation/ThingMenu';
import { PencilIcon, TrashIcon } from '@/components/ui/icons';
import { later } from '@/components/ui/later';
import type { Post } from '@/contract/posts';
import { useMember } from '@/hooks/useMember';
import { useTranslation } from '@/hooks/useTranslation';
import { paths } from '@/lib/paths';
import { useDeletePost } from './useDeletePost';

const ConfirmSheet = later(() =>
  import('@/components/ui/ConfirmSheet').then((it) => it.ConfirmSheet),
);

/** The menu of a post: its author's and managers' deeds, around what every member may do. */
export function PostMenu({ post }: { post: Post }) {
  const { t } = useTranslation('posts');
  const { user } = useMember();
  const remove = useDeletePost(post.id);
  const [asking, setAsking] = useState(false);
  const mayChange = user?.is_manager === true || user?.username === post.user.username;
  return (
    <>
      <ThingMenu
        thing={{
          subject: 'post',
          id: post.id,
          author: post.user,
          hidden: post.status === 'hidden',
          edited: post.edited,
        }}
        label={t('post.menu')}
        before={
          mayChange
            ? [{ label: t('post.edit'), icon: <PencilIcon />, href: paths.editPost(post.id) }]
            : []
        }
        after={
          mayChange
            ? [
                {
                  label: t('post.delete'),
                  icon: <TrashIcon />,
                  danger: true,
                  onSelect: () => setAsking(true),
                },
              ]
            : []
        }
      />
      {asking ? (
        <ConfirmSheet
          title={t('confirm.deleteTitle')}
          body={t('confirm.deleteBody')}
          onConfirm={() => {
            setAsking(false);
            void remove();
          }}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </>
  );
}
