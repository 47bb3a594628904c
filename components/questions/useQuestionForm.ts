import { useRouter } from 'next/router';
import { useTranslation } from 'react-i18next';
import type { QuestionWithoutComments } from '@/api/questions';
import { useCreateQuestionMutation, useUpdateQuestionMutation } from '@/api/questionWrites';
import type { QuestionBody } from '@/contract/questions';
import { useFormDraft } from '@/hooks/useFormDraft';
import { useSchemaForm } from '@/hooks/useSchemaForm';
import { useSubmit } from '@/hooks/useSubmit';
import { draftTargets } from '@/lib/browser/drafts';
import { notify } from '@/lib/browser/notify';
import { paths } from '@/lib/paths';
import { type QuestionValues, questionDraft, questionForm } from './questionValues';

const empty: QuestionValues = { title: '', content: '', showManagerBadge: false };

/** Manages the form that asks a question, or changes `question`, with its draft. */
export function useQuestionForm(question?: QuestionWithoutComments) {
  const { t } = useTranslation('questions');
  const router = useRouter();
  const [create] = useCreateQuestionMutation();
  const [update] = useUpdateQuestionMutation();
  const { title, content, showManagerBadge } = question ?? empty;
  const form = useSchemaForm(questionForm(t), { title, content, showManagerBadge });
  const slug = question?.slug;
  const draft = useFormDraft(form, slug ? draftTargets.editQuestion(slug) : draftTargets.newQuestion(), questionDraft);
  const { submit, isSubmitting } = useSubmit({
    scope: 'question',
    path: slug ? paths.editQuestion(slug) : paths.newQuestion(),
    call: (body: QuestionBody, idempotencyKey) =>
      (slug ? update({ slug, ...body }) : create({ ...body, idempotencyKey })).unwrap(),
    failed: slug ? t('toast.questionUpdateFailed') : t('toast.questionCreateFailed'),
    dropDraft: draft.drop,
    async onDone(sent) {
      void notify('success', slug ? t('toast.questionUpdated') : t('toast.questionCreated'));
      await router.replace(paths.question(sent.slug));
    },
  });
  return { ...form, draft, send: () => void form.submit(submit), isSubmitting };
}
