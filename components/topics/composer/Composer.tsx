import type { ClipboardEvent, FormEvent, ReactNode } from 'react';
import { Button } from '@/components/ui/Button';
import { Checkbox } from '@/components/ui/Checkbox';
import { TextField } from '@/components/ui/Field';
import { TextArea } from '@/components/ui/TextArea';
import { Unverified } from '@/components/users/Unverified';
import { CONTENT_MAX, TITLE_MAX } from '@/contract/constants';
import type { Forum } from '@/contract/forums';
import type { Topic } from '@/contract/topics';
import { useKeyboardInset } from '@/hooks/useKeyboardInset';
import { useMember } from '@/hooks/useMember';
import { useTranslation } from '@/hooks/useTranslation';
import { draftTargets } from '@/lib/drafts';
import styles from './Composer.module.css';
import { composedOf, emptyTopic, fitting } from './composed';
import { PictureFields } from './PictureFields';
import { TagFields } from './TagFields';
import { useComposer } from './useComposer';
import { useSendTopic } from './useSendTopic';

/**
 * The form that writes a topic into a forum, or changes `topic`. With `place`, the field that chooses
 * the forum, what is written is kept whichever forum is chosen.
 */
export function Composer({
  forum,
  topic,
  place,
}: {
  forum: Forum;
  topic?: Topic;
  place?: ReactNode;
}) {
  const { t } = useTranslation('topics');
  const { user } = useMember();
  const target = topic
    ? draftTargets.editTopic(topic.id)
    : draftTargets.newTopic(place ? '' : forum.slug);
  const composer = useComposer(target, topic ? composedOf(topic) : emptyTopic);
  const { change, pictures } = composer;
  const composed = fitting(composer.composed, forum);
  const { send, errors, busy } = useSendTopic({
    slug: forum.slug,
    id: topic?.id,
    target,
    anywhere: place !== undefined,
  });
  const keyboard = useKeyboardInset();

  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    if (!busy && !pictures.uploading) void send(composed);
  };
  const paste = (event: ClipboardEvent) => {
    const files = [...event.clipboardData.files];
    if (files.length === 0) return;
    event.preventDefault();
    pictures.add(files);
  };
  return (
    <form className={styles.form} onSubmit={submit} onPaste={paste} noValidate>
      <Unverified />
      {composer.restored ? (
        <div className={styles.draft} role="status">
          <p>
            <strong>{t('composer.draftFound')}</strong> {t('composer.draftBody')}
          </p>
          <Button size="small" onClick={composer.startOver}>
            {topic ? t('composer.draftDropEdit') : t('composer.draftDrop')}
          </Button>
        </div>
      ) : null}
      {place}
      <TextField
        label={t('composer.title')}
        placeholder={t('composer.titleHint')}
        maxLength={TITLE_MAX}
        autoComplete="off"
        enterKeyHint="next"
        value={composed.title}
        error={errors.title}
        onChange={(event) => change({ title: event.target.value })}
        // Enter in the title goes on to the text instead of sending half a topic.
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.preventDefault();
        }}
      />
      <div className={styles.story}>
        <TextArea
          label={t('composer.content')}
          placeholder={t('composer.contentHint')}
          maxLength={CONTENT_MAX}
          rows={10}
          value={composed.content}
          error={errors.content}
          onChange={(event) => change({ content: event.target.value })}
          onSend={submit}
        />
      </div>
      <PictureFields pictures={pictures} />
      <TagFields forum={forum} composed={composed} change={change} />
      {user?.is_manager ? (
        <Checkbox
          checked={composed.showManagerBadge}
          onChange={(event) => change({ showManagerBadge: event.target.checked })}
        >
          {t('composer.badge')}
        </Checkbox>
      ) : null}
      <div className={styles.bar} style={{ translate: `0 ${-keyboard}px` }}>
        <p className={styles.hint} role="status">
          {pictures.uploading ? t('composer.picturesBusy') : null}
        </p>
        <Button type="submit" variant="primary" busy={busy} disabled={pictures.uploading}>
          {topic ? t('composer.save') : t('composer.send')}
        </Button>
      </div>
    </form>
  );
}
