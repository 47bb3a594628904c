import { useRouter } from 'next/router';
import { useCreatePostMutation, useUpdatePostMutation } from '@/api/postWrites';
import { POST_CONTENT_MAX } from '@/contract/constants';
import { useDropDraft } from '@/hooks/useDropDraft';
import { useFailureToast } from '@/hooks/useFailureToast';
import { useFaults } from '@/hooks/useFaults';
import { useMemberGate } from '@/hooks/useMemberGate';
import { useTranslation } from '@/hooks/useTranslation';
import type { OwnTarget } from '@/lib/drafts';
import { isAnswered } from '@/lib/failures';
import { deedOf, dropKey, keptKey } from '@/lib/keys';
import { notify } from '@/lib/notify';
import { paths } from '@/lib/paths';
import { type ComposedPost, hasContent, postBodyOf } from './composed';

/**
 * Sends what is `composed` as a post: a new one, or the changed one `id`; a Notion page without its words. What is sent
 * again as it was has the same key, after a reload too, so that an answer that was lost does not make a second post.
 */
export function useSendPost({
  composed,
  id,
  target,
  notion,
}: {
  composed: ComposedPost;
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
  const contentProblem = (content: string) => {
    if (!hasContent(content)) return t('editor.contentMissing');
    return content.length > POST_CONTENT_MAX ? t('editor.contentLong') : undefined;
  };

  const body = postBodyOf(composed);
  const { content, ...beside } = body;
  const { form, errors, refuse } = useFaults({
    title: body.title ? undefined : t('editor.titleMissing'),
    content: notion ? undefined : contentProblem(content),
  });

  const send = async () => {
    if (refuse()) return;
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
  return { form, send, errors, busy: waits || creating.isLoading || updating.isLoading };
}
