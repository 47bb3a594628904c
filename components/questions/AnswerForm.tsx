import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { QuestionWithoutComments } from '@/api/questions';
import { OtherDraft } from '@/components/article/OtherDraft';
import { Button } from '@/components/ui/Button';
import { Checkbox } from '@/components/ui/Checkbox';
import { lazyHook, useTyped } from '@/components/ui/lazyHook';
import { hasVisible } from '@/contract/typedText';
import { useMember } from '@/hooks/useMember';
import { draftTargets } from '@/lib/browser/drafts';
import { AnswerFields } from './AnswerFields';
import styles from './Answers.module.css';
import type { AnswerFormState, AnswerValues } from './useAnswerForm';

const LazyAnswer = lazyHook(async () => (await import('./useAnswerForm')).useAnswerForm);

const empty: AnswerValues = { text: '', showManagerBadge: true };

/** Renders the form in which a member answers a question. */
export function AnswerForm({ question }: { question: QuestionWithoutComments }) {
  const { t } = useTranslation('questions');
  const { user } = useMember();
  const { slug } = question;
  const [form, setForm] = useState<AnswerFormState>();
  const early = useTyped<AnswerValues>(draftTargets.answer(slug), empty);
  const { typed } = early;
  const { change, send } = form ?? early;
  const { text, showManagerBadge } = form?.values ?? early.values;
  return (
    <AnswerFields
      question={question}
      form={form?.form ?? early.form}
      label={t('form.label')}
      hint={t('form.hint')}
      text={text}
      error={form?.errors.text}
      onText={(next) => change({ text: next })}
      onSend={send}
      onFocus={early.need}
    >
      {early.isNeeded ? <LazyAnswer slug={slug} typed={typed} onResult={setForm} /> : null}
      <OtherDraft draft={form?.draft} />
      <p className={styles.care}>{t('form.care')}</p>
      {user?.is_manager ? (
        <Checkbox
          name="showManagerBadge"
          checked={showManagerBadge}
          error={form?.errors.showManagerBadge}
          onChange={(event) => change({ showManagerBadge: event.target.checked })}
        >
          {t('form.badge')}
        </Checkbox>
      ) : null}
      <Button type="submit" variant="primary" busy={form?.isSubmitting ?? typed.isSent} disabled={!hasVisible(text)}>
        {t('form.send')}
      </Button>
    </AnswerFields>
  );
}
