import { useTranslation } from 'react-i18next';
import type { ShownQuestion } from '@/api/questions';
import { Checkbox } from '@/components/ui/Checkbox';
import { TextArea } from '@/components/ui/TextArea';
import { TitleField, WritingForm } from '@/components/written/WritingForm';
import { CONTENT_MAX } from '@/contract/constants';
import { useDraft } from '@/hooks/useDraft';
import { useDraftTarget } from '@/hooks/useDraftTarget';
import { useMember } from '@/hooks/useMember';
import { draftTargets } from '@/lib/browser/drafts';
import { isComposed } from './composed';
import styles from './QuestionForm.module.css';
import { useSendQuestion } from './useSendQuestion';

const empty = { title: '', content: '', showManagerBadge: false };

/** The form that asks a question, or changes `question`. */
export function QuestionForm({ question }: { question?: ShownQuestion }) {
  const { t } = useTranslation('questions');
  const { user } = useMember();
  const target = useDraftTarget(
    question ? draftTargets.editQuestion(question.slug) : draftTargets.newQuestion(),
  );
  const { title, content, showManagerBadge } = question ?? empty;
  const draft = useDraft(target, { title, content, showManagerBadge }, isComposed);
  const { value: composed, change } = draft;
  const { form, send, errors, busy } = useSendQuestion({
    composed,
    slug: question?.slug,
    target,
  });

  const submit = () => {
    if (!busy) void send();
  };
  return (
    <WritingForm
      form={form}
      errors={errors}
      editing={question !== undefined}
      draft={draft}
      send={question ? t('composer.save') : t('composer.send')}
      busy={busy}
      onSubmit={submit}
    >
      <TitleField
        label={t('composer.title')}
        hint={t('composer.titleHint')}
        value={composed.title}
        error={errors.title}
        onChange={(words) => change({ title: words })}
      />
      <div className={styles.words}>
        <TextArea
          label={t('composer.content')}
          placeholder={t('composer.contentHint')}
          maxLength={CONTENT_MAX}
          rows={8}
          value={composed.content}
          error={errors.content}
          onChange={(event) => change({ content: event.target.value })}
          onSend={submit}
        />
      </div>
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
