import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCreateAnswerMutation } from '@/api/answers';
import { Button } from '@/components/ui/Button';
import { Checkbox } from '@/components/ui/Checkbox';
import { useDraftTarget } from '@/hooks/useDraftTarget';
import { useFailureToast } from '@/hooks/useFailureToast';
import { useMember } from '@/hooks/useMember';
import { useTextDraft } from '@/hooks/useTextDraft';
import { draftTargets, dropDraft } from '@/lib/browser/drafts';
import { deedOf, dropKey, keptKey } from '@/lib/browser/keys';
import { notify } from '@/lib/browser/notify';
import { isAnswered } from '@/lib/failures';
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
  const [create, { isLoading }] = useCreateAnswerMutation();
  const showFailure = useFailureToast();

  const send = async (event?: FormEvent) => {
    event?.preventDefault();
    const content = text.trim();
    if (content === '' || isLoading) return;
    const showManagerBadge = user?.is_manager === true && badge;
    const body = { question: slug, content, showManagerBadge };
    const deed = deedOf('answer', body);
    try {
      await create({ body, idempotencyKey: keptKey(deed) }).unwrap();
      dropKey(deed);
      dropDraft(target);
      void notify('success', t('toast.answerCreated'));
    } catch (failure) {
      if (isAnswered(failure)) dropKey(deed);
      showFailure(failure, t('toast.answerCreateFailed'));
    }
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
      <Button type="submit" variant="primary" busy={isLoading} disabled={text.trim() === ''}>
        {t('form.send')}
      </Button>
    </AnswerFields>
  );
}
