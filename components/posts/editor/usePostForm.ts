import { useRouter } from 'next/router';
import { useTranslation } from 'react-i18next';
import { useCreatePostMutation, useUpdatePostMutation } from '@/api/postWrites';
import type { Post, PostBody } from '@/contract/posts';
import { useFormDraft } from '@/hooks/useFormDraft';
import { useSchemaForm } from '@/hooks/useSchemaForm';
import { useSubmit } from '@/hooks/useSubmit';
import { draftTargets } from '@/lib/browser/drafts';
import { notify } from '@/lib/browser/notify';
import { paths } from '@/lib/paths';
import { fieldErrors } from '@/lib/rejections';
import { emptyPost, postBodyOf, postDraft, postForm, valuesOf } from './postValues';

/** Manages the form that creates a post, or changes `post`, with its draft. */
export function usePostForm(post?: Post) {
  const { t } = useTranslation('posts');
  const router = useRouter();
  const [create] = useCreatePostMutation();
  const [update] = useUpdatePostMutation();
  const id = post?.id;
  const form = useSchemaForm(postForm(t, id !== undefined), post ? valuesOf(post) : emptyPost);
  const draft = useFormDraft(form, id ? draftTargets.editPost(id) : draftTargets.newPost(), postDraft);
  const { submit, isSubmitting } = useSubmit({
    scope: 'post',
    path: id ? paths.editPost(id) : paths.newPost(),
    call: (body: PostBody, idempotencyKey) =>
      (id ? update({ id, ...body }) : create({ ...body, idempotencyKey })).unwrap(),
    failed: id ? t('toast.updateFailed') : t('toast.createFailed'),
    dropDraft: draft.drop,
    async onDone(sent) {
      void notify('success', id ? t('toast.updated') : t('toast.created'));
      await router.replace(paths.post(sent.id));
    },
    onFailure: (failure) => form.setFieldErrors({ page: fieldErrors(failure).recordMap }),
  });
  const send = () => void form.submit((values) => submit(postBodyOf(values)));
  return { ...form, draft, send, isSubmitting };
}
