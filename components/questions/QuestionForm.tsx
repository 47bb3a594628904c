import { useTranslation } from 'react-i18next';
import type { QuestionWithoutComments } from '@/api/questions';
import { EditorForm, TitleField } from '@/components/article/EditorForm';
import { Checkbox } from '@/components/ui/Checkbox';
import { TextArea } from '@/components/ui/TextArea';
import { CONTENT_MAX } from '@/contract/constants/common';
import { useMember } from '@/hooks/useMember';
import styles from './QuestionForm.module.css';
import { useQuestionForm } from './useQuestionForm';

/** Renders the form that asks a question, or changes `question`. */
export function QuestionForm({ question }: { question?: QuestionWithoutComments }) {
  const { t } = useTranslation('questions');
  const { user } = useMember();
  const { form, values, errors, change, draft, send, isSubmitting } = useQuestionForm(question);
  return (
    <EditorForm
      form={form}
      errors={errors}
      editing={question !== undefined}
      draft={draft}
      send={question ? t('composer.save') : t('composer.send')}
      busy={isSubmitting}
      onSubmit={send}
    >
      <TitleField
        label={t('composer.title')}
        hint={t('composer.titleHint')}
        value={values.title}
        error={errors.title}
        onChange={(title) => change({ title: title })}
      />
      <div className={styles.text}>
        <TextArea
          name="content"
          label={t('composer.content')}
          placeholder={t('composer.contentHint')}
          maxLength={CONTENT_MAX}
          rows={8}
          value={values.content}
          error={errors.content}
          onChange={(event) => change({ content: event.target.value })}
          onSend={send}
        />
      </div>
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
