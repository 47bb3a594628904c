import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { baseApi } from '@/api/baseApi';
import type { CommentSubject } from '@/api/comments';
import { useCreateCommentMutation } from '@/api/commentWrites';
import { tagOf } from '@/api/tags';
import { type Typed, useSentBefore } from '@/components/ui/lazyHook';
import { type CommentCreateBody, commentCreateBody } from '@/contract/comments';
import type { Author } from '@/contract/users';
import * as z from '@/contract/zod';
import { useAppDispatch } from '@/hooks/redux';
import { hasText, useDraft } from '@/hooks/useDraft';
import { useDraftTarget } from '@/hooks/useDraftTarget';
import { useFields } from '@/hooks/useFields';
import { useMember } from '@/hooks/useMember';
import { useSubmit } from '@/hooks/useSubmit';
import { draftTargets, dropStored, type OwnTarget, setAside, storeSent } from '@/lib/browser/drafts';
import { whenShown } from '@/lib/browser/nextFrame';
import { notify } from '@/lib/browser/notify';
import { offerPush } from '@/lib/browser/pushMoment';
import { fieldErrors } from '@/lib/rejections';

/** Reports that a comment is stored, where its author does not see it: in view it would say the same twice. */
async function notifyUnseen(id: number, message: string): Promise<void> {
  await whenShown();
  const { top = 0, bottom = 0 } = document.getElementById(`comment-${id}`)?.getBoundingClientRect() ?? {};
  const isInView = top < window.innerHeight && bottom > 0;
  if (!isInView) await notify('success', message);
}

/**
 * Returns a function to be called when sending a comment failed: without a connection, it offers to `send`
 * once there is one again.
 */
function useSendWhenBack(send: () => void) {
  const { t } = useTranslation('comments');
  const [isWaiting, setWaiting] = useState(false);
  // What the field holds then, not what failed.
  const latest = useRef(send);
  latest.current = send;

  useEffect(() => {
    if (!isWaiting) return;
    const offer = () => {
      setWaiting(false);
      void notify('info', t('toast.backOnline'), { label: t('send'), onSelect: () => latest.current() });
    };
    window.addEventListener('online', offer);
    return () => window.removeEventListener('online', offer);
  }, [isWaiting, t]);
  return () => setWaiting(!navigator.onLine);
}

/**
 * Returns a function that changes a text area's text: at once, or when a composition that is being typed has ended,
 * which a change would cut.
 */
function useAfterComposition() {
  const isComposing = useRef(false);
  useEffect(() => {
    const note = ({ type }: Event) => {
      isComposing.current = type === 'compositionstart';
    };
    const events = ['compositionstart', 'compositionend'] as const;
    for (const event of events) document.addEventListener(event, note);
    return () => {
      for (const event of events) document.removeEventListener(event, note);
    };
  }, []);
  return (change: () => void): void => {
    if (!isComposing.current) change();
    // Browsers differ in whether the text's own event comes before the end or after it.
    else document.addEventListener('compositionend', () => setTimeout(change), { once: true });
  };
}

/** A comment's own words and, apart from them, the lines that it quotes, each with its mark and its end. */
const commentForm = z.object({
  text: commentCreateBody.shape.content,
  quote: z.string(),
  showManagerBadge: z.boolean(),
});
export type CommentValues = z.infer<typeof commentForm>;
type Written = Pick<CommentValues, 'text' | 'quote'>;

/**
 * How a text that could not be sent returns to the form that is shown of its draft's target by then, from the key under
 * which it is stored: the form that sent it may have been closed.
 */
const shown = new Map<OwnTarget, (written: Written, key: string) => void>();

type Sent = Omit<CommentCreateBody, 'content'> & Written & { author: Author };

/**
 * Manages the form that writes a comment, or a reply to `parent`. It empties as it is sent, also for a form that is
 * opened in its place; a failure restores the text before what was typed meanwhile, and `onSent` is not called while
 * something was, or once the form is closed. The same text is sent again under the same idempotency key, also after a
 * reload, so that it is not stored twice.
 */
export function useCommentForm({
  subject,
  page,
  parent,
  typed,
  onSent,
}: {
  subject: CommentSubject;
  page: number;
  parent: number | null;
  typed: Typed<CommentValues>;
  onSent?: () => void;
}) {
  const { t } = useTranslation('comments');
  const { user } = useMember();
  const dispatch = useAppDispatch();
  const scope = draftTargets.commentOn(subject.path, parent);
  const initial: CommentValues = { text: '', quote: '', showManagerBadge: true };
  const form = useFields(commentForm, initial, {
    isCalm: true,
    calledNames: { content: 'text' },
    typed: typed.values,
  });
  const values = form.watch();
  const latest = useRef(values);
  latest.current = values;
  const target = useDraftTarget(scope);
  const draft = useDraft(form, scope, commentForm, {
    part: ({ text, quote }) => ({ text, quote }),
    isDraft: ({ text, quote }) => hasText({ text: quote + text }),
  });
  /** The key under which the sent text is stored until the answer. */
  const sent = useRef('');
  const afterComposition = useAfterComposition();
  const [create] = useCreateCommentMutation();
  const { submit, isSubmitting } = useSubmit({
    scope,
    call: ({ text, quote, ...comment }: Sent, idempotencyKey) =>
      create({ subject, page, ...comment, content: quote + text, idempotencyKey }).unwrap(),
    failed: t('toast.createFailed'),
    dropDraft: () => dropStored(target, sent.current),
    onDone({ id }) {
      if (isShown.current && latest.current.text === '') onSent?.();
      // The offer last, which takes the place of the message.
      void notifyUnseen(id, t('toast.created')).then(() => offerPush('comment'));
    },
    onFailure(failure, { text, quote }) {
      offerWhenBack();
      // The comment that it answers is gone, which the page then shows too.
      if (fieldErrors(failure).parent) dispatch(baseApi.util.invalidateTags([tagOf('Comments', subject.path)]));
      const giveBack = shown.get(target);
      if (giveBack) giveBack({ text, quote }, sent.current);
      else {
        setAside(target, { text, quote });
        dropStored(target, sent.current);
      }
      return form.showRejection(failure);
    },
  });

  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    const giveBack = ({ text, quote }: Written, key: string) =>
      afterComposition(() => {
        const now = latest.current;
        form.change({
          quote,
          // What was quoted meanwhile stays before the words about it.
          text: [text, now.quote + now.text].filter(Boolean).join('\n'),
        });
        dropStored(target, key);
      });
    shown.set(target, giveBack);
    return () => {
      isShown.current = false;
      // Another form of the same target may be shown.
      if (shown.get(target) === giveBack) shown.delete(target);
    };
  });

  const send = () => {
    // The form empties on submit: a second tap or a held key finds nothing, which is no fault of what was sent.
    if (!user || isSubmitting || !hasText(form.getValues())) return;
    const { data } = commentForm.safeParse(form.getValues());
    // Shows what is wrong; the field itself says that it is too long beside the quotation.
    if (!data || !commentForm.shape.text.safeParse(data.quote + data.text).success) {
      return void form.submit(() => undefined);
    }
    const { text, quote } = data;
    sent.current = storeSent(target, { text, quote });
    form.change({ text: '', quote: '' });
    latest.current = { ...values, text: '', quote: '' };
    const { username, nickname, avatar, is_partner, is_manager } = user;
    void submit({
      text,
      quote,
      parent,
      showManagerBadge: is_manager && data.showManagerBadge,
      author: { username, nickname, avatar, is_partner, is_manager },
    });
  };
  useSentBefore(typed.isSent, send);
  const offerWhenBack = useSendWhenBack(send);
  return { form: form.form, values, errors: form.errors, change: form.change, send, isSubmitting, draft };
}
export type CommentFormState = ReturnType<typeof useCommentForm>;
