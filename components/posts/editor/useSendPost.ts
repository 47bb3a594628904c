import { useRouter } from 'next/router';
import { useState } from 'react';
import { useCreatePostMutation, useUpdatePostMutation } from '@/api/postWrites';
import { POST_CONTENT_MAX } from '@/contract/constants';
import { useDropDraft } from '@/hooks/useDropDraft';
import { useFailureToast } from '@/hooks/useFailureToast';
import { useMemberGate } from '@/hooks/useMemberGate';
import { useTranslation } from '@/hooks/useTranslation';
import type { OwnTarget } from '@/lib/drafts';
import { isAnswered } from '@/lib/failures';
import { deedOf, dropKey, keptKey } from '@/lib/keys';
import { notify } from '@/lib/notify';
import { paths } from '@/lib/paths';
import { type ComposedPost, hasContent, postBodyOf } from './composed';

export type FieldErrors = Partial<Record<'title' | 'content', string>>;

/**
 * Sends a post: a new one, or the changed one `id`; a Notion page without its words. What is sent
 * again as it was has the same key, after a reload too, so that an answer that was lost does not make a second post.
 */
export function useSendPost({
  id,
  target,
  notion,
}: {
  id?: number;
  target: OwnTarget;
  notion: boolean;
}) {
  const { t } = useTranslation('posts');
  const router = useRouter();
  const [mayGoOn, waits] = useMemberGate(id ? paths.editPost(id) : paths.newPost());
  const [create, creating] = useCreatePostMutation();
  const [update, updating] = useUpdatePostMutation();
  const showFailure = useFailureToast();
  const dropSent = useDropDraft(target);
  const [errors, setErrors] = useState<FieldErrors>({});
  const contentProblem = (content: string) => {
    if (!hasContent(content)) return t('editor.contentMissing');
    return content.length > POST_CONTENT_MAX ? t('editor.contentLong') : undefined;
  };

  const send = async (composed: ComposedPost) => {
    const body = postBodyOf(composed);
    const { content, ...beside } = body;
    const problem = notion ? undefined : contentProblem(content);
    const found: FieldErrors = {
      ...(!body.title && { title: t('editor.titleMissing') }),
      ...(problem && { content: problem }),
    };
    setErrors(found);
    if (Object.keys(found).length > 0) return;
    const deed = deedOf('post', body);
    try {
      if (!(await mayGoOn())) return;
      const post = id
        ? await update({ id, changes: notion ? beside : body }).unwrap()
        : await create({ body, idempotencyKey: keptKey(deed) }).unwrap();
      dropKey(deed);
      dropSent();
      void notify('success', id ? t('toast.updated') : t('toast.created'));
      await router.replace(paths.post(post.id));
    } catch (failure) {
      if (isAnswered(failure)) dropKey(deed);
      showFailure(failure, id ? t('toast.updateFailed') : t('toast.createFailed'));
    }
  };
  return { send, errors, busy: waits || creating.isLoading || updating.isLoading };
}
