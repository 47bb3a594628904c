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
  const { form, errors, field, draft, send, isSubmitting } = useQuestionForm(question);
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
      <TitleField label={t('composer.title')} placeholder={t('composer.titleHint')} {...field('title')} />
      <div className={styles.text}>
        <TextArea
          label={t('composer.content')}
          placeholder={t('composer.contentHint')}
          maxLength={CONTENT_MAX}
          rows={8}
          onSend={send}
          {...field('content')}
        />
      </div>
      {user?.is_manager ? <Checkbox {...field('showManagerBadge')}>{t('composer.badge')}</Checkbox> : null}
    </EditorForm>
  );
}
