import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCreateAnswerMutation } from '@/api/answers';
import { Button } from '@/components/ui/Button';
import { Checkbox } from '@/components/ui/Checkbox';
import type { AnswerBody } from '@/contract/questions';
import { useDraftTarget } from '@/hooks/useDraftTarget';
import { useMember } from '@/hooks/useMember';
import { useSubmit } from '@/hooks/useSubmit';
import { useTextDraft } from '@/hooks/useTextDraft';
import { draftTargets, dropDraft } from '@/lib/browser/drafts';
import { notify } from '@/lib/browser/notify';
import { AnswerFields } from './AnswerFields';
import styles from './Answers.module.css';

/**
 * Where a member answers a question. What is sent again as it was has the same key, after a reload too, so that an answer
 * that was lost on its way is not refused as a second one.
 */
export function AnswerForm({ slug }: { slug: string }) {
  const { t } = useTranslation('questions');
  const { user } = useMember();
  const target = useDraftTarget(draftTargets.answer(slug));
  const [text, setText] = useTextDraft(target);
  const [badge, setBadge] = useState(true);
  const [create] = useCreateAnswerMutation();
  const { submit, isSubmitting } = useSubmit({
    scope: 'answer',
    call: (body: AnswerBody, idempotencyKey) => create({ body, idempotencyKey }).unwrap(),
    failed: t('toast.answerCreateFailed'),
    dropDraft: () => dropDraft(target),
    onDone: () => void notify('success', t('toast.answerCreated')),
  });

  const send = async (event?: FormEvent) => {
    event?.preventDefault();
    const content = text.trim();
    const showManagerBadge = user?.is_manager === true && badge;
    if (content !== '') await submit({ question: slug, content, showManagerBadge });
  };
  return (
    <AnswerFields
      label={t('form.label')}
      hint={t('form.hint')}
      text={text}
      onText={setText}
      onSend={send}
    >
      <p className={styles.care}>{t('form.care')}</p>
      {user?.is_manager ? (
        <Checkbox checked={badge} onChange={(event) => setBadge(event.target.checked)}>
          {t('form.badge')}
        </Checkbox>
      ) : null}
      <Button type="submit" variant="primary" busy={isSubmitting} disabled={text.trim() === ''}>
        {t('form.send')}
      </Button>
    </AnswerFields>
  );
}
