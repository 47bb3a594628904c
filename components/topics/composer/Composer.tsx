import { useTranslation } from 'react-i18next';
import { EditorForm, TitleField } from '@/components/article/EditorForm';
import { PictureFields } from '@/components/pictures/PictureFields';
import { Checkbox } from '@/components/ui/Checkbox';
import { Select } from '@/components/ui/Field';
import { TextArea } from '@/components/ui/TextArea';
import { CONTENT_MAX } from '@/contract/constants/common';
import type { Forum } from '@/contract/forums';
import type { Topic } from '@/contract/topics';
import { useMember } from '@/hooks/useMember';
import styles from './Composer.module.css';
import { TagFields } from './TagFields';
import { useTopicForm } from './useTopicForm';

/**
 * Renders the form that writes a topic into a forum, or changes `topic`. With `choices` it has a field to choose
 * another forum, and what is written is kept whichever is chosen.
 */
export function Composer({
  forum: given,
  topic,
  choices,
}: {
  forum: Forum;
  topic?: Topic;
  choices?: readonly Forum[];
}) {
  const { t } = useTranslation('topics');
  const { user } = useMember();
  const { form, forum, values, errors, change, pictures, draft, send, isSubmitting } = useTopicForm(given, {
    topic,
    choices,
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
    >
      {choices ? (
        <Select
          name="forum"
          label={t('composer.chooseForum')}
          hint={forum.description}
          value={forum.slug}
          onChange={(event) => change({ forum: event.target.value })}
        >
          {choices.map((it) => (
            <option key={it.slug} value={it.slug}>
              {it.name}
            </option>
          ))}
        </Select>
      ) : null}
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
