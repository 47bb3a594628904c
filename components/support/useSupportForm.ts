import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useReplySupportMutation, useSendSupportMutation } from '@/api/support';
import { isUploading, storedPictures, withStored } from '@/components/pictures/pictures';
import type { StoredPicture } from '@/components/pictures/storedPicture';
import type { SupportRow } from '@/contract/support';
import { useForm } from '@/hooks/useForm';
import { useMember } from '@/hooks/useMember';
import { draftTargets } from '@/lib/browser/drafts';

import { errorBodyIn } from '@/lib/failures';
import { isAnswered } from '@/lib/rejections';

/** What was sent: the new thread's id, null of a visitor's, and the address that is answered. */
export interface SentMessage {
  id: number | null;
  email: string;
}

/** What a manager answers over: the last message that they see, and what is done once there are newer ones. */
interface Over {
  latest: number | undefined;
  onNewer: (read: number | undefined) => void;
}

/**
 * Manages the form of a message to the managers with its picture and draft: a new question, or a further message
 * of `thread`, which is a manager's answer with `over`.
 */
export function useSupportForm(thread: number | null, onSent: (sent: SentMessage) => void, over?: Over) {
  const { t } = useTranslation('support');
  const { isLogin } = useMember();
  const needsEmail = thread === null && !isLogin;
  const [create] = useSendSupportMutation();
  const [reply] = useReplySupportMutation();
  // An answer that was lost is sent again as it was, though the thread shows it by then.
  const sentOver = useRef<number>(undefined);
  const schema = async () => {
    const { memberForm, replyForm, visitorForm } = await import('./schemas');
    if (thread !== null) return replyForm;
    return needsEmail ? visitorForm : memberForm;
  };
  const form = useForm(schema, {
    initial: { topic: '' as SupportRow['topic'] | '', email: '', content: '', pictures: [] as StoredPicture[] },
    messages: { topic: t('needed.topic'), email: t('needed.email'), content: t('needed.content') },
    isCalm: true,
    calledNames: { fileUrl: 'pictures' },
    isBusy: isUploading,
    draft: { scope: draftTargets.support(thread), part: withStored },
    submit: {
      scope: `support:${thread ?? 'new'}`,
      async call({ topic, email, content, pictures }, idempotencyKey): Promise<SentMessage> {
        const message = { content, fileUrl: storedPictures(pictures)[0]?.url ?? '', idempotencyKey };
        if (thread !== null) {
          sentOver.current ??= over?.latest;
          await reply({ id: thread, ...message, ...(over && { read: sentOver.current }) }).unwrap();
          return { id: thread, email: '' };
        }
        const body = { ...message, topic: topic || 'other', ...(needsEmail && { email }) };
        const { id } = await create(body).unwrap();
        return { id, email };
      },
      failed: t(over ? 'reply.answerFailed' : 'failed'),
      dropDraft: (draft) => draft.startOver(),
      onDone(sent) {
        sentOver.current = undefined;
        onSent(sent);
      },
      onFailure(failure) {
        const read = sentOver.current;
        if (isAnswered(failure)) sentOver.current = undefined;
        if (!over || errorBodyIn(failure).code !== 'written_meanwhile') return false;
        over.onNewer(read);
        return true;
      },
    },
  });
  return { ...form, isLogin, needsEmail };
}
