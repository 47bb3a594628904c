import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { AlikeTitles } from '@/components/article/AlikeTitles';
import { ConflictSheet, type ShownField } from '@/components/article/ConflictSheet';
import { EditorForm, TitleField } from '@/components/article/EditorForm';
import { FormPictures } from '@/components/pictures/PictureFields';
import { Checkbox } from '@/components/ui/Checkbox';
import { Select } from '@/components/ui/Field';
import { TextArea } from '@/components/ui/TextArea';
import { CONTENT_MAX, MAX_TOPIC_FILES } from '@/contract/constants/common';
import type { Forum } from '@/contract/forums';
import type { Topic } from '@/contract/topics';
import { useMember } from '@/hooks/useMember';
import styles from './Composer.module.css';
import { TagFields } from './TagFields';
import { type TopicValues, useTopicForm, withinForum } from './useTopicForm';

/** Returns the fields that readers see, as their writer compares them. */
function fieldsOf(
  t: TFunction<'topics'>,
  pictures: TFunction<'pictures'>,
  forum: Forum,
  values: TopicValues,
): ShownField[] {
  const { category, tags } = withinForum(values, forum);
  return [
    { label: t('composer.title'), value: values.title },
    { label: t('composer.content'), value: values.content },
    { label: pictures('title'), value: values.pictures.map(({ url, alt }) => alt || url).join('\n') },
    { label: t('composer.category'), value: forum.categories.find(({ slug }) => slug === category)?.name ?? '' },
    {
      label: t('composer.tags'),
      value: forum.tags
        .filter(({ slug }) => tags.includes(slug))
        .map(({ name }) => name)
        .join(', '),
    },
    { label: t('composer.product'), value: values.name },
  ];
}

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
  const { t: pictures } = useTranslation('pictures');
  const { user } = useMember();
  const { form, forum } = useTopicForm(given, { topic, choices });
  const { field, send } = form;
  const beneathTitle = (
    <>
      <div className={styles.story}>
        <TextArea
          label={t('composer.content')}
          placeholder={t('composer.contentHint')}
          limit={CONTENT_MAX}
          rows={10}
          onSend={send}
          {...field('content')}
        />
      </div>
      <FormPictures form={form} most={MAX_TOPIC_FILES} described />
      <TagFields form={form} forum={forum} manager={user?.is_manager === true} />
      {user?.is_manager ? <Checkbox {...field('showManagerBadge')}>{t('composer.badge')}</Checkbox> : null}
    </>
  );
  return (
    <EditorForm
      form={form.form}
      errors={form.errors}
      editing={topic !== undefined}
      draft={form.draft}
      send={topic ? t('composer.save') : t('composer.send')}
      busy={form.isSubmitting}
      waiting={form.busy ? t('composer.picturesBusy') : ''}
      onSubmit={send}
    >
      {choices ? (
        <Select
          name="forum"
          label={t('composer.chooseForum')}
          hint={forum.description}
          value={forum.slug}
          onChange={(event) => form.change({ forum: event.target.value })}
        >
          {choices.map((it) => (
            <option key={it.slug} value={it.slug}>
              {it.name}
            </option>
          ))}
        </Select>
      ) : null}
      <ConflictSheet edit={form} fieldsOf={(shown) => fieldsOf(t, pictures, forum, shown)} />
      <TitleField label={t('composer.title')} placeholder={t('composer.titleHint')} {...field('title')} />
      {topic ? (
        beneathTitle
      ) : (
        <AlikeTitles form={form} kind="topics">
          {beneathTitle}
        </AlikeTitles>
      )}
    </EditorForm>
  );
}
