import { useTranslation } from 'react-i18next';
import { useReplySupportMutation, useSendSupportMutation } from '@/api/support';
import { isUploading, storedPictures, withStored } from '@/components/pictures/pictures';
import type { StoredPicture } from '@/components/pictures/storedPicture';
import type { SupportRow } from '@/contract/support';
import { useForm } from '@/hooks/useForm';
import { useMember } from '@/hooks/useMember';
import { draftTargets } from '@/lib/browser/drafts';

/** What was sent: the new thread's id, null of a visitor's, and the address that is answered. */
export interface SentMessage {
  id: number | null;
  email: string;
}

/**
 * Manages the form of a message to the managers with its picture and draft: a new question, or a further message
 * of `thread`.
 */
export function useSupportForm(thread: number | null, onSent: (sent: SentMessage) => void) {
  const { t } = useTranslation('support');
  const { isLogin } = useMember();
  const needsEmail = thread === null && !isLogin;
  const [create] = useSendSupportMutation();
  const [reply] = useReplySupportMutation();
  const schema = async () => {
    const { memberForm, replyForm, visitorForm } = await import('./schemas');
    if (thread !== null) return replyForm;
    return needsEmail ? visitorForm : memberForm;
  };
  const form = useForm(schema, {
    initial: { topic: '' as SupportRow['topic'] | '', email: '', content: '', pictures: [] as StoredPicture[] },
    messages: { topic: t('needed.topic'), email: t('needed.email'), content: t('needed.content') },
    isCalm: true,
    isBusy: isUploading,
    draft: { scope: draftTargets.support(thread), part: withStored },
    submit: {
      scope: `support:${thread ?? 'new'}`,
      async call({ topic, email, content, pictures }, idempotencyKey): Promise<SentMessage> {
        const message = { content, fileUrl: storedPictures(pictures)[0]?.url ?? '', idempotencyKey };
        if (thread !== null) {
          await reply({ id: thread, ...message }).unwrap();
          return { id: thread, email: '' };
        }
        const body = { ...message, topic: topic || 'other', ...(needsEmail && { email }) };
        const { id } = await create(body).unwrap();
        return { id, email };
      },
      failed: t('failed'),
      dropDraft: (draft) => draft.startOver(),
      onDone: onSent,
    },
  });
  return { ...form, isLogin, needsEmail };
}
