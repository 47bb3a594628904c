import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useGetPostCategoriesQuery, useGetPostTagsQuery } from '@/api/posts';
import { TitleField, WritingForm } from '@/components/written/WritingForm';
import { MAX_POST_CATEGORIES, MAX_POST_TAGS } from '@/contract/constants';
import type { Post } from '@/contract/posts';
import { useDraft } from '@/hooks/useDraft';
import { useDraftTarget } from '@/hooks/useDraftTarget';
import { draftTargets } from '@/lib/browser/drafts';
import { CoverField } from './CoverField';
import { composedOf, emptyPost, isComposedPost } from './composed';
import { LabelField } from './LabelField';
import { PageField, TypeField } from './PageField';
import { ProductField } from './ProductField';
import { RichEditor } from './RichEditor';
import { usePostPictures } from './usePostPictures';
import { useSendPost } from './useSendPost';

/** The form that writes a post, or changes `post`. In the browser alone: it begins with the draft. */
export function PostComposer({ post }: { post?: Post }) {
  const { t } = useTranslation('posts');
  const { data: categories } = useGetPostCategoriesQuery();
  const { data: tags } = useGetPostTagsQuery();
  const target = useDraftTarget(post ? draftTargets.editPost(post.id) : draftTargets.newPost());
  const initial = post ? composedOf(post) : emptyPost;
  const draft = useDraft(target, initial, isComposedPost);
  const { value: composed, change } = draft;
  const pictures = usePostPictures();
  const [coverBusy, setCoverBusy] = useState(false);
  const { page } = composed;
  const sending = useSendPost({ composed, id: post?.id, target });
  const { form, send, errors, pageError, busy } = sending;
  const uploading = coverBusy || pictures.onTheWay.length > 0;

  const submit = () => {
    if (!busy && !uploading) void send();
  };
  return (
    <WritingForm
      form={form}
      errors={errors}
      editing={post !== undefined}
      draft={draft}
      send={post ? t('editor.save') : t('editor.send')}
      busy={busy}
      waiting={uploading ? t('editor.busy') : ''}
      onSubmit={submit}
    >
      <TitleField
        label={t('editor.title')}
        hint={t('editor.titleHint')}
        value={composed.title}
        error={errors.title}
        onChange={(title) => change({ title })}
      />
      <CoverField
        cover={composed.cover}
        onChange={(cover) => change({ cover })}
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
          error={pageError}
          onChange={(pasted) => change({ page: pasted })}
        />
      ) : (
        <RichEditor
          key={draft.round}
          initial={composed.content}
          error={errors.content}
          pictures={pictures}
          onChange={(content) => change({ content })}
        />
      )}
      <LabelField
        legend={t('editor.categories')}
        note={t('editor.categoriesNote', { most: MAX_POST_CATEGORIES })}
        labels={categories?.results ?? []}
        chosen={composed.categories}
        most={MAX_POST_CATEGORIES}
        onChange={(slugs) => change({ categories: slugs })}
      />
      <LabelField
        legend={t('editor.tags')}
        note={t('editor.tagsNote', { most: MAX_POST_TAGS })}
        labels={tags?.results ?? []}
        chosen={composed.tags}
        most={MAX_POST_TAGS}
        mark="#"
        onChange={(slugs) => change({ tags: slugs })}
      />
      <ProductField chosen={composed.products} onChange={(products) => change({ products })} />
    </WritingForm>
  );
}
