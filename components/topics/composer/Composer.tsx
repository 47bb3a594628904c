import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PictureFields } from '@/components/pictures/PictureFields';
import { Checkbox } from '@/components/ui/Checkbox';
import { TextArea } from '@/components/ui/TextArea';
import { TitleField, WritingForm } from '@/components/written/WritingForm';
import { CONTENT_MAX } from '@/contract/constants';
import type { Forum } from '@/contract/forums';
import type { Topic } from '@/contract/topics';
import { useDraftTarget } from '@/hooks/useDraftTarget';
import { useMember } from '@/hooks/useMember';
import { draftTargets } from '@/lib/browser/drafts';
import styles from './Composer.module.css';
import { composedOf, emptyTopic, fitting } from './composed';
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
  const target = useDraftTarget(
    topic ? draftTargets.editTopic(topic.id) : draftTargets.newTopic(place ? '' : forum.slug),
  );
  const composer = useComposer(target, topic ? composedOf(topic) : emptyTopic);
  const { change, pictures } = composer;
  const composed = fitting(composer.composed, forum);
  const { form, send, errors, busy } = useSendTopic({
    composed,
    slug: forum.slug,
    id: topic?.id,
    target,
    anywhere: place !== undefined,
  });

  const submit = () => {
    if (!busy && !pictures.uploading) void send();
  };
  return (
    <WritingForm
      form={form}
      errors={errors}
      editing={topic !== undefined}
      draft={composer}
      send={topic ? t('composer.save') : t('composer.send')}
      busy={busy}
      waiting={pictures.uploading ? t('composer.picturesBusy') : ''}
      onSubmit={submit}
      onPaste={pictures.paste}
    >
      {place}
      <TitleField
        label={t('composer.title')}
        hint={t('composer.titleHint')}
        value={composed.title}
        error={errors.title}
        onChange={(title) => change({ title })}
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
      <PictureFields pictures={pictures} described />
      <TagFields
        forum={forum}
        composed={composed}
        change={change}
        manager={user?.is_manager === true}
      />
      {user?.is_manager ? (
        <Checkbox
          checked={composed.showManagerBadge}
          onChange={(event) => change({ showManagerBadge: event.target.checked })}
        >
          {t('composer.badge')}
        </Checkbox>
      ) : null}
    </WritingForm>
  );
}
