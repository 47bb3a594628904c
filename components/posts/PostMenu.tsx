import { useRouter } from 'next/router';
import { useTranslation } from 'react-i18next';
import { useDeletePostMutation } from '@/api/postWrites';
import { ContentMenu, contentOf } from '@/components/moderation/ContentMenu';
import { PencilIcon } from '@/components/ui/icons';
import type { Post } from '@/contract/posts';
import { useCan } from '@/hooks/useCan';
import { useDraftTarget } from '@/hooks/useDraftTarget';
import { useFailureToast } from '@/hooks/useFailureToast';
import { useMember } from '@/hooks/useMember';
import { draftTargets, dropDrafts } from '@/lib/browser/drafts';
import { notify } from '@/lib/browser/notify';
import { paths } from '@/lib/paths';

/** Deletes a post with its draft, says so, and leads to the list. */
function useDeletePost(id: number) {
  const { t } = useTranslation('posts');
  const router = useRouter();
  const [remove] = useDeletePostMutation();
  const showFailure = useFailureToast();
  const target = useDraftTarget(draftTargets.editPost(id));
  return async () => {
    try {
      await remove({ id }).unwrap();
      dropDrafts(target);
      void notify('success', t('toast.deleted'));
      await router.replace(paths.posts());
    } catch (failure) {
      showFailure(failure, t('toast.deleteFailed'));
    }
  };
}

/** Renders the menu of a post: its author's and managers' actions, around those of every member. */
export function PostMenu({ post }: { post: Post }) {
  const { t } = useTranslation('posts');
  const { user } = useMember();
  const remove = useDeletePost(post.id);
  const own = user?.username === post.user.username;
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
              title: t('confirm.deleteTitle'),
              body: t(own ? 'confirm.deleteBody' : 'confirm.deleteOthersBody'),
              remove,
            }
          : undefined
      }
    />
  );
}
