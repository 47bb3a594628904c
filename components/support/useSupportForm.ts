import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { useReplySupportMutation, useSendSupportMutation } from '@/api/support';
import { storedPicture, storedPictures, withStored } from '@/components/pictures/pictures';
import { usePictureField } from '@/components/pictures/usePictures';
import { SUPPORT_MAX, supportTopics } from '@/contract/constants/support';
import { emailAddressOf } from '@/contract/emailAddress';
import { useFormDraft } from '@/hooks/useFormDraft';
import { useMember } from '@/hooks/useMember';
import { useSchemaForm } from '@/hooks/useSchemaForm';
import { useSubmit } from '@/hooks/useSubmit';
import { draftTargets } from '@/lib/browser/drafts';
import { z } from '@/lib/formSchema';
import { fieldErrors } from '@/lib/rejections';

const supportDraft = z.object({
  topic: z.enum(['', ...supportTopics]),
  email: z.string(),
  content: z.string(),
  pictures: z.array(storedPicture),
});
type Values = z.infer<typeof supportDraft>;
const empty: Values = { topic: '', email: '', content: '', pictures: [] };

/** Builds the schema of a message to the managers, the first one of a thread or a further one. */
const supportForm = (t: TFunction<'support'>, { isFirst, needsEmail }: { isFirst: boolean; needsEmail: boolean }) =>
  z.extend(supportDraft, {
    topic: z.enum(['', ...supportTopics]).check(z.refine((topic) => !isFirst || topic !== '', t('needed.topic'))),
    email: z.string().check(z.refine((email) => !needsEmail || emailAddressOf(email) !== undefined, t('needed.email'))),
    content: z
      .string()
      .check(z.typed(), z.atLeast(1, t('needed.content')), z.atMost(SUPPORT_MAX, t('tooLong', { max: SUPPORT_MAX }))),
  });

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
  const form = useSchemaForm<Values>(supportForm(t, { isFirst: thread === null, needsEmail }), empty, {
    isCalm: true,
  });
  const pictures = usePictureField(form, 1);
  const values = withStored(form.values);
  const draft = useFormDraft({ ...form, values }, draftTargets.support(thread), supportDraft, {
    busy: pictures.uploading,
  });

  const [create] = useSendSupportMutation();
  const [reply] = useReplySupportMutation();
  const { submit, isSubmitting } = useSubmit({
    scope: `support:${thread ?? 'new'}`,
    async call({ topic, email, content, pictures: sent }: Values, idempotencyKey): Promise<SentMessage> {
      const message = { content, fileUrl: storedPictures(sent)[0]?.url ?? '' };
      if (thread !== null) {
        await reply({ id: thread, ...message, idempotencyKey }).unwrap();
        return { id: thread, email: '' };
      }
      const body = { ...message, topic: topic || 'other', ...(needsEmail && { email: email.trim() }) };
      const { id } = await create({ ...body, idempotencyKey }).unwrap();
      return { id, email: email.trim() };
    },
    failed: t('failed'),
    dropDraft: draft.startOver,
    onDone: onSent,
    onFailure: (failure) => form.setFieldErrors(fieldErrors(failure)),
  });
  return { ...form, pictures, draft, isLogin, needsEmail, isSubmitting, send: () => void form.submit(submit) };
}
