import { useRouter } from 'next/router';
import { useState } from 'react';
import { useCreateQuestionMutation, useUpdateQuestionMutation } from '@/api/questionWrites';
import { useDropDraft } from '@/hooks/useDropDraft';
import { useFailureToast } from '@/hooks/useFailureToast';
import { useMemberGate } from '@/hooks/useMemberGate';
import { useTranslation } from '@/hooks/useTranslation';
import type { OwnTarget } from '@/lib/drafts';
import { isAnswered } from '@/lib/failures';
import { deedOf, dropKey, keptKey } from '@/lib/keys';
import { notify } from '@/lib/notify';
import { paths } from '@/lib/paths';
import type { ComposedQuestion } from './composed';

type FieldErrors = Partial<Record<'title' | 'content', string>>;

/**
 * Sends a question: a new one, or the changed one of `slug`. What is sent again as it was has the same
 * key, after a reload too, so that an answer that was lost does not make a second question.
 */
export function useSendQuestion({ slug, target }: { slug?: string; target: OwnTarget }) {
  const { t } = useTranslation('questions');
  const router = useRouter();
  const [mayGoOn, waits] = useMemberGate(slug ? paths.editQuestion(slug) : paths.newQuestion());
  const [create, creating] = useCreateQuestionMutation();
  const [update, updating] = useUpdateQuestionMutation();
  const showFailure = useFailureToast();
  const dropSent = useDropDraft(target);
  const [errors, setErrors] = useState<FieldErrors>({});

  const send = async (composed: ComposedQuestion) => {
    const { title, content, showManagerBadge } = composed;
    const body = { title: title.trim(), content: content.trim(), showManagerBadge };
    const found: FieldErrors = {
      ...(body.title.length < 2 && { title: t('composer.titleMissing') }),
      ...(!body.content && { content: t('composer.contentMissing') }),
    };
    setErrors(found);
    if (Object.keys(found).length > 0) return;
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
  return { send, errors, busy: waits || creating.isLoading || updating.isLoading };
}
