import { useRouter } from 'next/router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCreatePostMutation, useUpdatePostMutation } from '@/api/postWrites';
import { POST_CONTENT_MAX } from '@/contract/constants';
import { useDropDraft } from '@/hooks/useDropDraft';
import { useFailureToast } from '@/hooks/useFailureToast';
import { useFaults } from '@/hooks/useFaults';
import { useMemberGate } from '@/hooks/useMemberGate';
import type { OwnTarget } from '@/lib/browser/drafts';
import { deedOf, dropKey, keptKey } from '@/lib/browser/keys';
import { notify } from '@/lib/browser/notify';
import { fieldErrors, isAnswered } from '@/lib/failures';
import { paths } from '@/lib/paths';
import { type ComposedPost, hasContent, postBodyOf } from './composed';
import { recordMapOf } from './notionPage';

/**
 * Sends what is `composed` as a post: a new one, or the changed one `id`. What is sent again as it was has the
 * same key, after a reload too, so that an answer that was lost does not make a second post.
 */
export function useSendPost({
  composed,
  id,
  target,
}: {
  composed: ComposedPost;
  id?: number;
  target: OwnTarget;
}) {
  const { t } = useTranslation('posts');
  const router = useRouter();
  const [mayGoOn, waits] = useMemberGate(id ? paths.editPost(id) : paths.newPost());
  const [create, creating] = useCreatePostMutation();
  const [update, updating] = useUpdatePostMutation();
  const showFailure = useFailureToast();
  const dropSent = useDropDraft(target);
  /** What the provider says of the page that was sent. */
  const [refused, setRefused] = useState<{ page?: string; words?: string }>({});
  const { page, content } = composed;
  const contentProblem = () => {
    if (page !== undefined) return undefined;
    if (!hasContent(content)) return t('editor.contentMissing');
    return content.length > POST_CONTENT_MAX ? t('editor.contentLong') : undefined;
  };
  const pageProblem = () => {
    if (page === undefined || (id !== undefined && !page)) return undefined;
    if (!page.trim()) return t('editor.pageMissing');
    return recordMapOf(page) ? undefined : t('editor.pageWrong');
  };

  const body = postBodyOf(composed);
  const { form, errors, refuse } = useFaults({
    title: body.title ? undefined : t('editor.titleMissing'),
    content: contentProblem(),
    page: pageProblem(),
  });

  const send = async () => {
    if (refuse()) return;
    const deed = deedOf('post', body);
    try {
      if (!(await mayGoOn())) return;
      const post = id
        ? await update({ id, changes: body }).unwrap()
        : await create({ body, idempotencyKey: keptKey(deed) }).unwrap();
      dropKey(deed);
      dropSent();
      void notify('success', id ? t('toast.updated') : t('toast.created'));
      await router.replace(paths.post(post.id));
    } catch (failure) {
      if (isAnswered(failure)) dropKey(deed);
      setRefused({ page, words: fieldErrors(failure).recordMap });
      showFailure(failure, id ? t('toast.updateFailed') : t('toast.createFailed'));
    }
  };
  const refusal = refused.page === page ? refused.words : undefined;
  const pageError = errors.page ?? refusal;
  return { form, send, errors, pageError, busy: waits || creating.isLoading || updating.isLoading };
}
