import { useTranslation } from 'react-i18next';
import { useDeletePostMutation } from '@/api/postWrites';
import { ContentMenu, contentOf } from '@/components/moderation/ContentMenu';
import { PencilIcon } from '@/components/ui/icons';
import type { Post } from '@/contract/posts';
import { useCan } from '@/hooks/useCan';
import { useMember } from '@/hooks/useMember';
import { useRemoval } from '@/hooks/useRemoval';
import { draftTargets } from '@/lib/browser/drafts';
import { paths } from '@/lib/paths';

/** Renders the menu of a post: its author's and managers' actions, around those of every member. */
export function PostMenu({ post }: { post: Post }) {
  const { t } = useTranslation('posts');
  const { user } = useMember();
  const own = user?.username === post.user.username;
  const [deletePost] = useDeletePostMutation();
  const remove = useRemoval({
    remove: () => deletePost({ id: post.id }).unwrap(),
    own: own ? { subject: 'post', id: post.id } : null,
    draft: draftTargets.editPost(post.id),
    to: paths.posts(),
    done: t('toast.deleted'),
    failed: t('toast.deleteFailed'),
  });
  const can = useCan(post.can);
  return (
    <ContentMenu
      content={contentOf('post', post)}
      label={t('post.menu')}
      before={can?.edit ? [{ label: t('post.edit'), icon: <PencilIcon />, href: paths.editPost(post.id) }] : []}
      removal={
        can?.delete
          ? {
              label: t('post.delete'),
              confirm: own ? null : { title: t('confirm.deleteTitle'), body: t('confirm.deleteBody') },
              remove,
            }
          : undefined
      }
    />
  );
}
