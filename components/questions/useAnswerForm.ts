import { useTranslation } from 'react-i18next';
import { useCreateAnswerMutation } from '@/api/answers';
import { type Typed, useSentBefore } from '@/components/ui/lazyHook';
import { questionAnswerSchemas } from '@/contract/questions';
import * as z from '@/contract/zod';
import { hasText } from '@/hooks/useDraft';
import { useForm } from '@/hooks/useForm';
import { useMember } from '@/hooks/useMember';
import { draftTargets } from '@/lib/browser/drafts';
import { notify } from '@/lib/browser/notify';

const answerForm = z.object({
  text: questionAnswerSchemas.createAnswer.body.shape.content,
  showManagerBadge: z.boolean(),
});
export type AnswerValues = z.infer<typeof answerForm>;

/**
 * Manages the form that answers a question. The same text is sent again under the same idempotency key, also
 * after a reload, so that an answer whose response was lost is not rejected as a second one.
 */
export function useAnswerForm({ slug, typed }: { slug: string; typed: Typed<AnswerValues> }) {
  const { t } = useTranslation('questions');
  const { user } = useMember();
  const [create] = useCreateAnswerMutation();
  const { form, errors, watch, change, send, isSubmitting, draft } = useForm(answerForm, {
    initial: { text: '', showManagerBadge: true },
    messages: { text: t('form.missing') },
    isCalm: true,
    calledNames: { content: 'text' },
    typed: typed.values,
    draft: {
      scope: draftTargets.answer(slug),
      part: ({ text }) => ({ text }),
      isDraft: hasText,
    },
    submit: {
      scope: `answer:${slug}`,
      call: ({ text, showManagerBadge }, idempotencyKey) =>
        create({
          question: slug,
          content: text,
          showManagerBadge: user?.is_manager === true && showManagerBadge,
          idempotencyKey,
        }).unwrap(),
      failed: t('toast.answerCreateFailed'),
      onDone: () => void notify('success', t('toast.answerCreated')),
    },
  });
  useSentBefore(typed.isSent, send);
  return { form, values: watch(), errors, change, send, isSubmitting, draft };
}
export type AnswerFormState = ReturnType<typeof useAnswerForm>;
