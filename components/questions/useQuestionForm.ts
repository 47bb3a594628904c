import { useRouter } from 'next/router';
import { useTranslation } from 'react-i18next';
import { type QuestionWithoutComments, useCreateQuestionMutation, useUpdateQuestionMutation } from '@/api/questions';
import { questionSchemas } from '@/contract/questions';
import { useForm } from '@/hooks/useForm';
import { draftTargets } from '@/lib/browser/drafts';
import { notify } from '@/lib/browser/notify';
import { paths } from '@/lib/paths';

const empty = { title: '', content: '', showManagerBadge: false };

/** Manages the form that asks a question, or changes `question`, with its draft. */
export function useQuestionForm(question?: QuestionWithoutComments) {
  const { t } = useTranslation('questions');
  const router = useRouter();
  const [create] = useCreateQuestionMutation();
  const [update] = useUpdateQuestionMutation();
  const { title, content, showManagerBadge } = question ?? empty;
  const slug = question?.slug;
  return useForm(questionSchemas.createQuestion.body, {
    initial: { title, content, showManagerBadge },
    messages: { title: t('composer.titleMissing'), content: t('composer.contentMissing') },
    draft: { scope: slug ? draftTargets.editQuestion(slug) : draftTargets.newQuestion() },
    submit: {
      scope: 'question',
      path: slug ? paths.editQuestion(slug) : paths.newQuestion(),
      call: (body, idempotencyKey) => (slug ? update({ slug, ...body }) : create({ ...body, idempotencyKey })).unwrap(),
      failed: slug ? t('toast.questionUpdateFailed') : t('toast.questionCreateFailed'),
      async onDone(sent) {
        void notify('success', slug ? t('toast.questionUpdated') : t('toast.questionCreated'));
        await router.replace(paths.question(sent.slug));
      },
    },
  });
}
