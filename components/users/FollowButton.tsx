import { useTranslation } from 'react-i18next';
import { Button } from '@/components/ui/Button';
import { CheckIcon, PlusIcon } from '@/components/ui/icons';
import type { Author } from '@/contract/users';
import { useMember } from '@/hooks/useMember';
import { useMemberAction } from '@/hooks/useMemberAction';
import { markListsChanged } from '@/lib/browser/listChanges';
import { notify } from '@/lib/browser/notify';

/** Follows or unfollows a member, and announces the result. */
function useFollow(
  { username, nickname }: Pick<Author, 'username' | 'nickname'>,
  { followed, path }: { followed: boolean; path: string },
) {
  const { t } = useTranslation('members');
  return useMemberAction({
    path,
    failed: t('follow.failed'),
    call: async (idempotencyKey) => {
      const { userWritesApi } = await import('@/api/userWrites');
      const { followUser } = userWritesApi.endpoints;
      return followUser.initiate({ username, followed: !followed, idempotencyKey });
    },
    onDone(answer) {
      markListsChanged();
      if (answer.followed) void notify('success', t('follow.followed', { nickname }));
      else void notify('warning', t('follow.unfollowed', { nickname }));
    },
  });
}

/** Renders the button that follows or unfollows a member, updated optimistically; nothing for members themselves. */
export function FollowButton({
  user,
  followed,
  path,
  prominent = false,
}: {
  user: Pick<Author, 'username' | 'nickname'>;
  followed: boolean;
  /** The path to which a visitor returns after signing in. */
  path: string;
  /** Prominent on the member's own page, where it is the main action. */
  prominent?: boolean;
}) {
  const { t } = useTranslation('members');
  const { user: me } = useMember();
  const { tap, busy } = useFollow(user, { followed, path });
  if (me?.username === user.username) return null;
  const name = { nickname: user.nickname };
  return (
    <Button
      variant={followed || !prominent ? 'secondary' : 'primary'}
      size={prominent ? 'medium' : 'small'}
      icon={followed ? <CheckIcon size={1} /> : <PlusIcon size={1} />}
      aria-pressed={followed}
      aria-label={t('follow.followName', name)}
      title={followed ? t('follow.unfollowName', name) : undefined}
      busy={busy}
      onClick={tap}
    >
      {followed ? t('follow.following') : t('follow.follow')}
    </Button>
  );
}
