import { type FormEvent, useState } from 'react';
import { useGetPostCategoriesQuery, useGetPostTagsQuery } from '@/api/posts';
import { Button } from '@/components/ui/Button';
import { TextField } from '@/components/ui/Field';
import { Unverified } from '@/components/users/Unverified';
import { MAX_POST_CATEGORIES, MAX_POST_TAGS, TITLE_MAX } from '@/contract/constants';
import type { Post } from '@/contract/posts';
import { useKeyboardInset } from '@/hooks/useKeyboardInset';
import { useTranslation } from '@/hooks/useTranslation';
import { draftTargets } from '@/lib/drafts';
import { CoverField } from './CoverField';
import { composedOf, emptyPost } from './composed';
import { LabelField } from './LabelField';
import styles from './PostComposer.module.css';
import { ProductField } from './ProductField';
import { RichEditor } from './RichEditor';
import { usePostDraft } from './usePostDraft';
import { usePostPictures } from './usePostPictures';
import { useSendPost } from './useSendPost';

/** The form that writes a post, or changes `post`. In the browser alone: it begins with the draft. */
export function PostComposer({ post }: { post?: Post }) {
  const { t } = useTranslation('posts');
  const { data: categories } = useGetPostCategoriesQuery();
  const { data: tags } = useGetPostTagsQuery();
  const target = post ? draftTargets.editPost(post.id) : draftTargets.newPost();
  const initial = post ? composedOf(post) : emptyPost;
  const { composed, restored, change, startOver } = usePostDraft(target, initial);
  const pictures = usePostPictures();
  const [coverBusy, setCoverBusy] = useState(false);
  /** Counts fresh starts: the editor reads its text once. */
  const [round, setRound] = useState(0);
  const notion = post?.type === 'notion';
  const { send, errors, busy } = useSendPost({ id: post?.id, target, notion });
  const keyboard = useKeyboardInset();
  const uploading = coverBusy || pictures.onTheWay.length > 0;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy && !uploading) void send(composed);
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <Unverified />
      {restored ? (
        <div className={styles.draft} role="status">
          <p>
            <strong>{t('editor.draftFound')}</strong> {t('editor.draftBody')}
          </p>
          <Button
            size="small"
            onClick={() => {
              startOver();
              setRound(round + 1);
            }}
          >
            {post ? t('editor.draftDropEdit') : t('editor.draftDrop')}
          </Button>
        </div>
      ) : null}
      <TextField
        label={t('editor.title')}
        placeholder={t('editor.titleHint')}
        maxLength={TITLE_MAX}
        autoComplete="off"
        enterKeyHint="next"
        value={composed.title}
        error={errors.title}
        onChange={(event) => change({ title: event.target.value })}
        // Enter in the title goes on to the text instead of sending half a post.
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.preventDefault();
        }}
      />
      <CoverField
        cover={composed.cover}
        onChange={(cover) => change({ cover })}
        onBusy={setCoverBusy}
      />
      {notion ? (
        <p className={styles.note}>{t('editor.notion')}</p>
      ) : (
        <RichEditor
          key={round}
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
      <div className={styles.bar} style={{ translate: `0 ${-keyboard}px` }}>
        <p className={styles.hint} role="status">
          {uploading ? t('editor.busy') : null}
        </p>
        <Button type="submit" variant="primary" busy={busy} disabled={uploading}>
          {post ? t('editor.save') : t('editor.send')}
        </Button>
      </div>
    </form>
  );
}
