import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { CommentSubject } from '@/api/comments';
import { useCreateCommentMutation } from '@/api/commentWrites';
import { useDraftTarget } from '@/hooks/useDraftTarget';
import { useFailureToast } from '@/hooks/useFailureToast';
import { useMember } from '@/hooks/useMember';
import { useTextDraft } from '@/hooks/useTextDraft';
import { draftTargets, dropDraft } from '@/lib/browser/drafts';
import { deedOf, dropKey, keptKey } from '@/lib/browser/keys';
import { notify } from '@/lib/browser/notify';
import { isAnswered } from '@/lib/failures';

/**
 * Writing a comment, or a reply to `parent`. The form empties as it is sent, and the draft
 * once it is there; a refusal puts the words back, before whatever was typed meanwhile. What is sent again
 * as it was has the same key, after a reload too, so that it is not there twice.
 */
export function useCommentForm(
  place: { subject: CommentSubject; page: number },
  parent: number | null,
  onSent?: () => void,
) {
  const { t } = useTranslation('comments');
  const { user } = useMember();
  const { path } = place.subject;
  const target = useDraftTarget(
    parent ? draftTargets.reply(path, parent) : draftTargets.comment(path),
  );
  const [text, setText, show] = useTextDraft(target);
  const latest = useRef(text);
  latest.current = text;
  const [create, { isLoading }] = useCreateCommentMutation();
  const showFailure = useFailureToast();

  const send = async (showManagerBadge: boolean) => {
    const content = text.trim();
    if (!user || content === '' || isLoading) return;
    show('');
    latest.current = '';
    const { username, nickname, avatar, is_partner, is_manager } = user;
    const body = { content, parent, showManagerBadge };
    const deed = deedOf(target, body);
    try {
      await create({
        ...place,
        body,
        author: { username, nickname, avatar, is_partner, is_manager },
        idempotencyKey: keptKey(deed),
      }).unwrap();
      dropKey(deed);
      if (latest.current === '') dropDraft(target);
      void notify('success', t('toast.created'));
      onSent?.();
    } catch (failure) {
      if (isAnswered(failure)) dropKey(deed);
      setText([content, latest.current].filter(Boolean).join('\n'));
      showFailure(failure, t('toast.createFailed'));
    }
  };
  return { text, setText, send, busy: isLoading };
}
