import { useRouter } from 'next/router';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useGetPostCategoriesQuery, useGetPostTagsQuery } from '@/api/postTerms';
import { useCreatePostMutation, useUpdatePostMutation } from '@/api/postWrites';
import { ConflictSheet } from '@/components/article/ConflictSheet';
import { EditorForm, TitleField } from '@/components/article/EditorForm';
import { RichEditor } from '@/components/article/editor/RichEditor';
import { usePostPictures } from '@/components/article/editor/usePostPictures';
import { ProductField } from '@/components/products/ProductField';
import { articleOutline } from '@/contract/articleOutline';
import { MAX_POST_CATEGORIES, MAX_POST_TAGS } from '@/contract/constants/common';
import type { Post, PostTerm } from '@/contract/posts';
import { useEditConflict } from '@/hooks/useEditConflict';
import { useForm } from '@/hooks/useForm';
import { draftTargets } from '@/lib/browser/drafts';
import { notify } from '@/lib/browser/notify';
import { paths } from '@/lib/paths';
import { CoverField } from './CoverField';
import { PageField, TypeField } from './PageField';
import { emptyPost, postBodyOf, postForm, valuesOf } from './postValues';
import { TaxonomyField } from './TaxonomyField';

/** Manages the form that creates a post, or changes `post`, with its draft. */
function usePostForm(post: Post | undefined, isUploading: boolean) {
  const { t } = useTranslation('posts');
  const router = useRouter();
  const [create] = useCreatePostMutation();
  const [update] = useUpdatePostMutation();
  const id = post?.id;
  const form = useForm(postForm(t, id !== undefined), {
    initial: post ? valuesOf(post) : emptyPost,
    messages: { title: t('editor.titleMissing') },
    calledNames: { recordMap: 'page', coverAlt: 'cover' },
    isBusy: () => isUploading,
    draft: { scope: id ? draftTargets.editPost(id) : draftTargets.newPost() },
    submit: {
      scope: 'post',
      path: id ? paths.editPost(id) : paths.newPost(),
      call(values, idempotencyKey) {
        const body = postBodyOf(values);
        return (
          id ? update({ id, edited_at: values.edited_at, ...body }) : create({ ...body, idempotencyKey })
        ).unwrap();
      },
      failed: id ? t('toast.updateFailed') : t('toast.createFailed'),
      async onDone(sent) {
        void notify('success', id ? t('toast.updated') : t('toast.created'));
        await router.replace(paths.post(sent.id));
      },
    },
  });
  return { ...form, ...useEditConflict(form) };
}

/** Renders the form that creates a post, or changes `post`. In the browser only, since it begins with the draft. */
export function PostComposer({ post }: { post?: Post }) {
  const { t } = useTranslation('posts');
  const { data: allCategories } = useGetPostCategoriesQuery();
  const { data: allTags } = useGetPostTagsQuery();
  const pictures = usePostPictures();
  const [coverBusy, setCoverBusy] = useState(false);
  const fields = usePostForm(post, coverBusy || pictures.onTheWay.length > 0);
  const { form, control, field, getValues, errors, change, draft, busy, send, isSubmitting } = fields;
  const [page, cover, categories, tags, products] = useWatch({
    control,
    name: ['page', 'cover', 'categories', 'tags', 'products'],
  });
  const namesOf = (terms: readonly PostTerm[] | undefined, slugs: readonly string[]) =>
    (terms ?? [])
      .filter(({ slug }) => slugs.includes(slug))
      .map(({ name }) => name)
      .join(', ');
  return (
    <EditorForm
      form={form}
      errors={errors}
      editing={post !== undefined}
      draft={draft}
      send={post ? t('editor.save') : t('editor.send')}
      busy={isSubmitting}
      waiting={busy ? t('editor.busy') : ''}
      onSubmit={send}
    >
      <ConflictSheet
        edit={fields}
        fieldsOf={(shown) => [
          { label: t('editor.title'), value: shown.title },
          { label: t('editor.cover'), value: shown.cover ? shown.cover.alt || shown.cover.url : '' },
          { label: t('editor.content'), value: articleOutline(shown.content) },
          { label: t('editor.categories'), value: namesOf(allCategories?.results, shown.categories) },
          { label: t('editor.tags'), value: namesOf(allTags?.results, shown.tags) },
        ]}
      />
      <TitleField label={t('editor.title')} placeholder={t('editor.titleHint')} {...field('title')} />
      <CoverField
        cover={cover}
        error={errors.cover}
        onChange={(chosen) => change({ cover: chosen })}
        onBusy={setCoverBusy}
      />
      {post ? null : (
        <TypeField
          notion={page !== undefined}
          onChange={(notion) => change({ page: notion ? (page ?? '') : undefined })}
        />
      )}
      {page !== undefined ? (
        <PageField
          page={page}
          editing={post !== undefined}
          error={errors.page}
          onChange={(pasted) => change({ page: pasted })}
        />
      ) : (
        <RichEditor
          key={draft.round}
          initial={getValues('content')}
          error={errors.content}
          pictures={pictures}
          onChange={(content) => change({ content })}
        />
      )}
      <TaxonomyField
        legend={t('editor.categories')}
        note={t('editor.categoriesNote', { most: MAX_POST_CATEGORIES })}
        terms={allCategories?.results ?? []}
        chosen={categories}
        most={MAX_POST_CATEGORIES}
        error={errors.categories}
        onChange={(slugs) => change({ categories: slugs })}
      />
      <TaxonomyField
        legend={t('editor.tags')}
        note={t('editor.tagsNote', { most: MAX_POST_TAGS })}
        terms={allTags?.results ?? []}
        chosen={tags}
        most={MAX_POST_TAGS}
        mark="#"
        error={errors.tags}
        onChange={(slugs) => change({ tags: slugs })}
      />
      <ProductField chosen={products} error={errors.products} onChange={(chosen) => change({ products: chosen })} />
    </EditorForm>
  );
}
