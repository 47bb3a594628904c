import { useRouter } from 'next/router';
import { useTranslation } from 'react-i18next';
import { useCreateQuestionMutation, useUpdateQuestionMutation } from '@/api/questionWrites';
import { useDropDraft } from '@/hooks/useDropDraft';
import { useFailureToast } from '@/hooks/useFailureToast';
import { useFaults } from '@/hooks/useFaults';
import { useMemberGate } from '@/hooks/useMemberGate';
import type { OwnTarget } from '@/lib/browser/drafts';
import { deedOf, dropKey, keptKey } from '@/lib/browser/keys';
import { notify } from '@/lib/browser/notify';
import { isAnswered } from '@/lib/failures';
import { paths } from '@/lib/paths';
import type { ComposedQuestion } from './composed';

/**
 * Sends what is `composed` as a question: a new one, or the changed one of `slug`. What is sent again as it was has the same
 * key, after a reload too, so that an answer that was lost does not make a second question.
 */
export function useSendQuestion({
  composed,
  slug,
  target,
}: {
  composed: ComposedQuestion;
  slug?: string;
  target: OwnTarget;
}) {
  const { t } = useTranslation('questions');
  const router = useRouter();
  const [mayGoOn, waits] = useMemberGate(slug ? paths.editQuestion(slug) : paths.newQuestion());
  const [create, creating] = useCreateQuestionMutation();
  const [update, updating] = useUpdateQuestionMutation();
  const showFailure = useFailureToast();
  const dropSent = useDropDraft(target);
  const { title, content, showManagerBadge } = composed;
  const body = { title: title.trim(), content: content.trim(), showManagerBadge };
  const { form, errors, refuse } = useFaults({
    title: body.title.length < 2 ? t('composer.titleMissing') : undefined,
    content: body.content ? undefined : t('composer.contentMissing'),
  });

  const send = async () => {
    if (refuse()) return;
    const deed = deedOf('question', body);
    try {
      if (!(await mayGoOn())) return;
      const question = slug
        ? await update({ slug, changes: body }).unwrap()
        : await create({ body, idempotencyKey: keptKey(deed) }).unwrap();
      dropKey(deed);
      dropSent();
      void notify('success', slug ? t('toast.questionUpdated') : t('toast.questionCreated'));
      await router.replace(paths.question(question.slug));
    } catch (failure) {
      if (isAnswered(failure)) dropKey(deed);
      const why = slug ? t('toast.questionUpdateFailed') : t('toast.questionCreateFailed');
      showFailure(failure, why);
    }
  };
  return { form, send, errors, busy: waits || creating.isLoading || updating.isLoading };
}
