import type { FormEvent } from 'react';
import type { ShownQuestion } from '@/api/questions';
import { Button } from '@/components/ui/Button';
import { Checkbox } from '@/components/ui/Checkbox';
import { TextField } from '@/components/ui/Field';
import { TextArea } from '@/components/ui/TextArea';
import { Unverified } from '@/components/users/Unverified';
import { CONTENT_MAX, TITLE_MAX } from '@/contract/constants';
import { useMember } from '@/hooks/useMember';
import { useTranslation } from '@/hooks/useTranslation';
import { draftTargets } from '@/lib/drafts';
import styles from './QuestionForm.module.css';
import { useQuestionForm } from './useQuestionForm';
import { useSendQuestion } from './useSendQuestion';

const empty = { title: '', content: '', showManagerBadge: false };

/** The form that asks a question, or changes `question`. */
export function QuestionForm({ question }: { question?: ShownQuestion }) {
  const { t } = useTranslation('questions');
  const { user } = useMember();
  const target = question ? draftTargets.editQuestion(question.slug) : draftTargets.newQuestion();
  const { title, content, showManagerBadge } = question ?? empty;
  const form = useQuestionForm(target, { title, content, showManagerBadge });
  const { composed, change } = form;
  const { send, errors, busy } = useSendQuestion({ slug: question?.slug, target });

  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    if (!busy) void send(composed);
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <Unverified />
      {form.restored ? (
        <div className={styles.draft} role="status">
          <p>
            <strong>{t('composer.draftFound')}</strong> {t('composer.draftBody')}
          </p>
          <Button size="small" onClick={form.startOver}>
            {question ? t('composer.draftDropEdit') : t('composer.draftDrop')}
          </Button>
        </div>
      ) : null}
      <TextField
        label={t('composer.title')}
        placeholder={t('composer.titleHint')}
        maxLength={TITLE_MAX}
        autoComplete="off"
        enterKeyHint="next"
        value={composed.title}
        error={errors.title}
        onChange={(event) => change({ title: event.target.value })}
        // Enter in the title goes on to the text instead of sending half a question.
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.preventDefault();
        }}
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
      <div className={styles.bar}>
        <Button type="submit" variant="primary" busy={busy}>
          {question ? t('composer.save') : t('composer.send')}
        </Button>
      </div>
    </form>
  );
}
