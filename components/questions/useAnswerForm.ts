import { useTranslation } from 'react-i18next';
import { useCreateAnswerMutation } from '@/api/answers';
import { type Typed, useSentBefore } from '@/components/ui/lazyHook';
import type { AnswerBody } from '@/contract/questions';
import { filledText, isFilled, textDraft, useFormDraft } from '@/hooks/useFormDraft';
import { useMember } from '@/hooks/useMember';
import { useSchemaForm } from '@/hooks/useSchemaForm';
import { useSubmit } from '@/hooks/useSubmit';
import { draftTargets } from '@/lib/browser/drafts';
import { notify } from '@/lib/browser/notify';
import { z } from '@/lib/formSchema';

const answerForm = z.extend(textDraft, { text: filledText(), showManagerBadge: z.boolean() });
export type AnswerValues = z.infer<typeof answerForm>;

/**
 * Manages the form that answers a question. The same text is sent again under the same idempotency key, also
 * after a reload, so that an answer whose response was lost is not rejected as a second one.
 */
export function useAnswerForm({ slug, typed }: { slug: string; typed: Typed<AnswerValues> }) {
  const { t } = useTranslation('questions');
  const { user } = useMember();
  const form = useSchemaForm(answerForm, { text: '', showManagerBadge: true }, { isCalm: true, typed: typed.values });
  const draft = useFormDraft(
    { values: { text: form.values.text }, initial: { text: '' }, begin: ({ text }) => form.change({ text }) },
    draftTargets.answer(slug),
    textDraft,
    { isDraft: isFilled },
  );
  const [create] = useCreateAnswerMutation();
  const { submit } = useSubmit({
    scope: 'answer',
    call: (body: AnswerBody, idempotencyKey) => create({ ...body, idempotencyKey }).unwrap(),
    failed: t('toast.answerCreateFailed'),
    dropDraft: draft.drop,
    onDone: () => void notify('success', t('toast.answerCreated')),
  });
  const send = () =>
    void form.submit(({ text, showManagerBadge }) =>
      submit({ question: slug, content: text, showManagerBadge: user?.is_manager === true && showManagerBadge }),
    );
  useSentBefore(typed.isSent, send);
  return { values: form.values, change: form.change, send, isSubmitting: form.isSubmitting, draft };
}
export type AnswerFormState = ReturnType<typeof useAnswerForm>;
