import { useRouter } from 'next/router';
import { useTranslation } from 'react-i18next';
import { useCreatePostMutation, useUpdatePostMutation } from '@/api/postWrites';
import type { Post } from '@/contract/posts';
import { useForm } from '@/hooks/useForm';
import { draftTargets } from '@/lib/browser/drafts';
import { notify } from '@/lib/browser/notify';
import { paths } from '@/lib/paths';
import { fieldErrors } from '@/lib/rejections';
import { emptyPost, postBodyOf, postForm, valuesOf } from './postValues';

/** Manages the form that creates a post, or changes `post`, with its draft. */
export function usePostForm(post?: Post) {
  const { t } = useTranslation('posts');
  const router = useRouter();
  const [create] = useCreatePostMutation();
  const [update] = useUpdatePostMutation();
  const id = post?.id;
  const form = useForm(postForm(t, id !== undefined), {
    initial: post ? valuesOf(post) : emptyPost,
    messages: { title: t('editor.titleMissing') },
    draft: { scope: id ? draftTargets.editPost(id) : draftTargets.newPost() },
    submit: {
      scope: 'post',
      path: id ? paths.editPost(id) : paths.newPost(),
      call(values, idempotencyKey) {
        const body = postBodyOf(values);
        return (id ? update({ id, ...body }) : create({ ...body, idempotencyKey })).unwrap();
      },
      failed: id ? t('toast.updateFailed') : t('toast.createFailed'),
      async onDone(sent) {
        void notify('success', id ? t('toast.updated') : t('toast.created'));
        await router.replace(paths.post(sent.id));
      },
      onFailure(failure) {
        form.setFieldErrors({ page: fieldErrors(failure).recordMap });
      },
    },
  });
  return { ...form, values: form.watch() };
}
