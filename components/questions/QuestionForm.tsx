import { useRouter } from 'next/router';
import { useTranslation } from 'react-i18next';
import { type QuestionWithoutComments, useCreateQuestionMutation, useUpdateQuestionMutation } from '@/api/questions';
import { AlikeTitles } from '@/components/article/AlikeTitles';
import { ConflictSheet } from '@/components/article/ConflictSheet';
import { EditorForm, TitleField } from '@/components/article/EditorForm';
import { Checkbox } from '@/components/ui/Checkbox';
import { TextArea } from '@/components/ui/TextArea';
import { editedAt } from '@/contract/common';
import { CONTENT_MAX } from '@/contract/constants/common';
import { questionSchemas } from '@/contract/questions';
import { useEditConflict } from '@/hooks/useEditConflict';
import { useForm } from '@/hooks/useForm';
import { useMember } from '@/hooks/useMember';
import { draftTargets } from '@/lib/browser/drafts';
import { notify } from '@/lib/browser/notify';
import { paths } from '@/lib/paths';
import styles from './QuestionForm.module.css';

const questionForm = questionSchemas.createQuestion.body.extend({ edited_at: editedAt });
const empty = { title: '', content: '', showManagerBadge: false, edited_at: null };

/** Manages the form that asks a question, or changes `question`, with its draft. */
function useQuestionForm(question?: QuestionWithoutComments) {
  const { t } = useTranslation('questions');
  const router = useRouter();
  const { user } = useMember();
  const [create] = useCreateQuestionMutation();
  const [update] = useUpdateQuestionMutation();
  const { title, content, showManagerBadge, edited_at } = question ?? empty;
  const slug = question?.slug;
  const form = useForm(questionForm, {
    initial: { title, content, showManagerBadge, edited_at },
    messages: { title: t('composer.titleMissing'), content: t('composer.contentMissing') },
    draft: { scope: slug ? draftTargets.editQuestion(slug) : draftTargets.newQuestion() },
    submit: {
      scope: 'question',
      path: slug ? paths.editQuestion(slug) : paths.newQuestion(),
      call({ edited_at: read, ...written }, idempotencyKey) {
        // Whoever is no manager now keeps what the question has.
        const body = user?.is_manager ? written : { ...written, showManagerBadge };
        return (slug ? update({ slug, edited_at: read, ...body }) : create({ ...body, idempotencyKey })).unwrap();
      },
      failed: slug ? t('toast.questionUpdateFailed') : t('toast.questionCreateFailed'),
      async onDone(sent) {
        void notify('success', slug ? t('toast.questionUpdated') : t('toast.questionCreated'));
        await router.replace(paths.question(sent.slug));
      },
    },
  });
  return { ...form, ...useEditConflict(form) };
}

/** Renders the form that asks a question, or changes `question`. */
export function QuestionForm({ question }: { question?: QuestionWithoutComments }) {
  const { t } = useTranslation('questions');
  const { user } = useMember();
  const fields = useQuestionForm(question);
  const { form, errors, field, draft, send, isSubmitting } = fields;
  const beneathTitle = (
    <>
      <div className={styles.text}>
        <TextArea
          label={t('composer.content')}
          placeholder={t('composer.contentHint')}
          limit={CONTENT_MAX}
          rows={8}
          onSend={send}
          {...field('content')}
        />
      </div>
      {user?.is_manager ? <Checkbox {...field('showManagerBadge')}>{t('composer.badge')}</Checkbox> : null}
    </>
  );
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
      <ConflictSheet
        edit={fields}
        fieldsOf={({ title, content }) => [
          { label: t('composer.title'), value: title },
          { label: t('composer.content'), value: content },
        ]}
      />
      <TitleField label={t('composer.title')} placeholder={t('composer.titleHint')} {...field('title')} />
      {question ? (
        beneathTitle
      ) : (
        <AlikeTitles form={fields} kind="questions">
          {beneathTitle}
        </AlikeTitles>
      )}
    </EditorForm>
  );
}
