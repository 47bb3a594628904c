import { clsx } from 'clsx';
import { useRouter } from 'next/router';
import { type MouseEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { countPatcher } from '@/api/commentCount';
import type { CommentSubject } from '@/api/comments';
import { ContentMenu } from '@/components/moderation/ContentMenu';
import { Button } from '@/components/ui/Button';
import { HeartFilledIcon, HeartIcon, ReplyIcon } from '@/components/ui/icons';
import { lazyClient } from '@/components/ui/lazyClient';
import type { CommentReply } from '@/contract/comments';
import { useAppStore } from '@/hooks/redux';
import { useCan } from '@/hooks/useCan';
import { useDraftTarget } from '@/hooks/useDraftTarget';
import { useFailureToast } from '@/hooks/useFailureToast';
import { useKeptFocus } from '@/hooks/useKeptFocus';
import { useMayBegin } from '@/hooks/useMayBegin';
import { useMember } from '@/hooks/useMember';
import { useMemberAction } from '@/hooks/useMemberAction';
import { useUndo } from '@/hooks/useUndo';
import { addressDraft, draftTargets, quoteInDraft } from '@/lib/browser/drafts';
import { notify } from '@/lib/browser/notify';
import { isMissing } from '@/lib/failures';
import { formatCompact } from '@/lib/numbers';
import { quoteOf } from '@/lib/quoteOf';
import styles from './Comment.module.css';
import { type Composer, openComposer } from './composer';

/**
 * Returns the function that deletes a comment. The toast of an `own` one can undo it; another's is restored in the
 * managers' pages. The comment's component is unmounted by then, so the store makes the calls.
 */
function useCommentDelete(
  { subject, page }: { subject: CommentSubject; page: number },
  { id, own }: { id: number; own: boolean },
) {
  const { t } = useTranslation('comments');
  const store = useAppStore();
  const showFailure = useFailureToast();

  const undoOf = useUndo();
  const count = () => countPatcher(store, subject.counted)(1);
  return async (): Promise<void> => {
    try {
      const { commentWritesApi } = await import('@/api/commentWrites');
      await store
        .dispatch(commentWritesApi.endpoints.deleteComment.initiate({ subject, page, commentId: id }))
        .unwrap();
      void notify('success', t('toast.deleted'), own ? undoOf({ subject: 'comment', id }, count) : undefined);
    } catch (failure) {
      // It was deleted elsewhere, such as in another tab.
      if (isMissing(failure)) void notify('success', t('toast.deleted'));
      else showFailure(failure, t('toast.deleteFailed'));
    }
  };
}

/** Toggles the reader's like of a comment; a visitor signs in and returns to `path`. */
function useCommentLike(
  place: { subject: CommentSubject; page: number },
  { id, liked }: { id: number; liked: boolean },
  path: string,
) {
  const { t } = useTranslation('common');
  return useMemberAction({
    path,
    failed: t('like.failed'),
    call: async (idempotencyKey) => {
      const { commentWritesApi } = await import('@/api/commentWrites');
      const like = { ...place, commentId: id, liked: !liked, idempotencyKey };
      return commentWritesApi.endpoints.likeComment.initiate(like);
    },
  });
}

const ConfirmSheet = lazyClient(() => import('@/components/ui/ConfirmSheet').then((it) => it.ConfirmSheet));

/** A member's current action on a comment. */
export type CommentDoing = 'reading' | 'editing' | 'replying' | 'deleting';

/**
 * Renders a reader's actions on a comment: like, reply, and change or delete their own; managers any, after a
 * confirmation. A visitor signs in first.
 */
export function CommentActions({
  subject,
  page,
  comment,
  doing,
  onDo,
  onQuote,
  composer,
}: {
  subject: CommentSubject;
  /** The page of comments it is shown on. */
  page: number;
  comment: CommentReply;
  doing: CommentDoing;
  onDo: (doing: CommentDoing) => void;
  /** Called when the comment was quoted in the draft of the reply. */
  onQuote: () => void;
  composer: Composer;
}) {
  const { t, i18n } = useTranslation('comments');
  const { t: common } = useTranslation('common');
  const { user } = useMember();
  const { asPath } = useRouter();
  const path = `${asPath.split('#')[0]}#comment-${comment.id}`;
  const [mayReply] = useMayBegin(path, common('toast.failed'));
  const { tap, busy } = useCommentLike({ subject, page }, comment, path);
  const draft = useDraftTarget(draftTargets.commentOn(subject.path, comment.parent ?? comment.id));
  const can = useCan(comment.can);
  const own = user !== null && comment.user?.username === user.username;
  const remove = useCommentDelete({ subject, page }, { id: comment.id, own });
  const nickname = comment.user?.nickname ?? '';

  const answered = { id: comment.id, reply: { page, parent: comment.parent ?? comment.id, nickname } };
  const isAnswered = composer.opened?.id === comment.id;
  // A thread is the first comment's author's: another member hears of an answer by the mention that it begins with.
  const address = () => addressDraft(draft, comment.parent === null || own ? '' : (comment.user?.username ?? ''));
  const reply = async ({ currentTarget }: MouseEvent) => {
    // A member's form opens within the tap.
    if (!user && !(await mayReply())) return;
    if (doing === 'replying') return onDo('reading');
    if (isAnswered) return composer.close();
    address();
    if (!openComposer(composer, currentTarget, answered)) onDo('replying');
  };
  const quote = () => {
    address();
    quoteInDraft(draft, quoteOf(comment.content));
    if (!openComposer(composer, document.activeElement, answered, true)) onQuote();
  };
  const actions = useRef<HTMLDivElement>(null);
  useKeptFocus(actions);
  return (
    <div ref={actions} className={styles.actions}>
      <Button
        size="small"
        variant="quiet"
        icon={comment.liked ? <HeartFilledIcon size={1} /> : <HeartIcon size={1} />}
        className={clsx(styles.like, comment.liked && styles.liked)}
        aria-pressed={comment.liked}
        aria-label={t('of.like', { nickname, likes: comment.like_count || '' }).trim()}
        busy={busy}
        onClick={tap}
      >
        {comment.like_count > 0 ? formatCompact(comment.like_count, i18n.language) : null}
      </Button>
      {subject.closed ? null : (
        <Button
          size="small"
          variant="quiet"
          data-opens="replying"
          aria-label={t('of.reply', { nickname })}
          aria-expanded={doing === 'replying' || isAnswered}
          onClick={reply}
        >
          {t('reply')}
        </Button>
      )}
      {can?.edit ? (
        <Button
          size="small"
          variant="quiet"
          data-opens="editing"
          aria-label={t('of.edit', { nickname })}
          onClick={() => onDo('editing')}
        >
          {common('action.edit')}
        </Button>
      ) : null}
      {can?.delete ? (
        <Button
          size="small"
          variant="quiet"
          aria-label={t('of.delete', { nickname })}
          onClick={() => (own ? void remove() : onDo('deleting'))}
        >
          {common('action.delete')}
        </Button>
      ) : null}
      {user && (!own || can?.hide) ? (
        <ContentMenu
          content={{ ...comment, subject: 'comment', author: comment.user, hidden: false }}
          label={t('of.menu', { nickname })}
          before={subject.closed ? [] : [{ label: t('quote'), icon: <ReplyIcon />, onSelect: quote }]}
        />
      ) : null}
      {doing === 'deleting' ? (
        <ConfirmSheet
          title={t('confirm.title')}
          body={t('confirm.body')}
          onConfirm={() => {
            onDo('reading');
            void remove();
          }}
          onClose={() => onDo('reading')}
        />
      ) : null}
    </div>
  );
}
