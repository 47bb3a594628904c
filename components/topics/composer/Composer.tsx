import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { EditorForm, TitleField } from '@/components/article/EditorForm';
import { PictureFields } from '@/components/pictures/PictureFields';
import { Checkbox } from '@/components/ui/Checkbox';
import { TextArea } from '@/components/ui/TextArea';
import { CONTENT_MAX } from '@/contract/constants/common';
import type { Forum } from '@/contract/forums';
import type { Topic } from '@/contract/topics';
import { useMember } from '@/hooks/useMember';
import styles from './Composer.module.css';
import { TagFields } from './TagFields';
import { useTopicForm } from './useTopicForm';

/**
 * Renders the form that writes a topic into a forum, or changes `topic`. With `place`, the field that chooses
 * the forum, what is written is kept whichever forum is chosen.
 */
export function Composer({ forum, topic, place }: { forum: Forum; topic?: Topic; place?: ReactNode }) {
  const { t } = useTranslation('topics');
  const { user } = useMember();
  const { form, values, errors, change, pictures, draft, send, isSubmitting } = useTopicForm(forum, {
    topic,
    anywhere: place !== undefined,
  });
  return (
    <EditorForm
      form={form}
      errors={errors}
      editing={topic !== undefined}
      draft={draft}
      send={topic ? t('composer.save') : t('composer.send')}
      busy={isSubmitting}
      waiting={pictures.uploading ? t('composer.picturesBusy') : ''}
      onSubmit={send}
      onPaste={pictures.paste}
    >
      {place}
      <TitleField
        label={t('composer.title')}
        hint={t('composer.titleHint')}
        value={values.title}
        error={errors.title}
        onChange={(title) => change({ title })}
      />
      <div className={styles.story}>
        <TextArea
          name="content"
          label={t('composer.content')}
          placeholder={t('composer.contentHint')}
          maxLength={CONTENT_MAX}
          rows={10}
          value={values.content}
          error={errors.content}
          onChange={(event) => change({ content: event.target.value })}
          onSend={send}
        />
      </div>
      <PictureFields pictures={pictures} described />
      <TagFields forum={forum} values={values} change={change} manager={user?.is_manager === true} />
      {user?.is_manager ? (
        <Checkbox
          name="showManagerBadge"
          checked={values.showManagerBadge}
          onChange={(event) => change({ showManagerBadge: event.target.checked })}
        >
          {t('composer.badge')}
        </Checkbox>
      ) : null}
    </EditorForm>
  );
}
