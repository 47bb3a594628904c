import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { CommentSubject } from '@/api/comments';
import { useCreateCommentMutation } from '@/api/commentWrites';
import type { CommentCreateBody } from '@/contract/comments';
import type { Author } from '@/contract/users';
import { useDraftTarget } from '@/hooks/useDraftTarget';
import { useMember } from '@/hooks/useMember';
import { useSubmit } from '@/hooks/useSubmit';
import { useTextDraft } from '@/hooks/useTextDraft';
import { draftTargets, dropDraft } from '@/lib/browser/drafts';
import { notify } from '@/lib/browser/notify';

type Sent = CommentCreateBody & { author: Author };

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
  const [create] = useCreateCommentMutation();
  const { submit, isSubmitting } = useSubmit({
    scope: target,
    call: ({ author, ...words }: Sent, idempotencyKey) =>
      create({ ...place, body: words, author, idempotencyKey }).unwrap(),
    failed: t('toast.createFailed'),
    dropDraft: () => {
      if (latest.current === '') dropDraft(target);
    },
    onDone() {
      void notify('success', t('toast.created'));
      onSent?.();
    },
    onFailure: (_failure, { content }) =>
      setText([content, latest.current].filter(Boolean).join('\n')),
  });

  const send = async (showManagerBadge: boolean) => {
    const content = text.trim();
    if (!user || content === '' || isSubmitting) return;
    show('');
    latest.current = '';
    const { username, nickname, avatar, is_partner, is_manager } = user;
    const author = { username, nickname, avatar, is_partner, is_manager };
    await submit({ content, parent, showManagerBadge, author });
  };
  return { text, setText, send, busy: isSubmitting };
}
