import { useRef } from 'react';
import type { CommentSubject } from '@/api/comments';
import { useCreateCommentMutation } from '@/api/commentWrites';
import { useFailureToast } from '@/hooks/useFailureToast';
import { useMember } from '@/hooks/useMember';
import { useTextDraft } from '@/hooks/useTextDraft';
import { useTranslation } from '@/hooks/useTranslation';
import { draftTargets } from '@/lib/drafts';
import { newKey } from '@/lib/keys';
import { notify } from '@/lib/notify';

/**
 * Writing a comment, or a reply to `parent`. The form empties as it is sent; a refusal puts the
 * words back, before whatever was typed meanwhile.
 */
export function useCommentForm(
  place: { subject: CommentSubject; page: number },
  parent: number | null,
  onSent?: () => void,
) {
  const { t } = useTranslation('comments');
  const { user } = useMember();
  const { path } = place.subject;
  const target = parent ? draftTargets.reply(path, parent) : draftTargets.comment(path);
  const [text, setText] = useTextDraft(target);
  const latest = useRef(text);
  latest.current = text;
  const [create, { isLoading }] = useCreateCommentMutation();
  const showFailure = useFailureToast();

  const send = async (showManagerBadge: boolean) => {
    const content = text.trim();
    if (!user || content === '' || isLoading) return;
    setText('');
    latest.current = '';
    const { username, nickname, avatar, is_partner, is_manager } = user;
    try {
      await create({
        ...place,
        body: { content, parent, showManagerBadge },
        author: { username, nickname, avatar, is_partner, is_manager },
        idempotencyKey: newKey(),
      }).unwrap();
      void notify('success', t('toast.created'));
      onSent?.();
    } catch (failure) {
      setText([content, latest.current].filter(Boolean).join('\n'));
      showFailure(failure, t('toast.createFailed'));
    }
  };
  return { text, setText, send, busy: isLoading };
}
