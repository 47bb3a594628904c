import { useTranslation } from 'react-i18next';
import { OtherDraft } from '@/components/article/OtherDraft';
import { Button } from '@/components/ui/Button';
import { Sheet } from '@/components/ui/Sheet';
import { TextArea } from '@/components/ui/TextArea';
import { Unverified } from '@/components/users/Unverified';
import type { Challenge, ParticipantBody } from '@/contract/challenges';
import { PARTICIPANT_ANSWER_MAX } from '@/contract/constants/participation';
import { useFormDraft } from '@/hooks/useFormDraft';
import { useSchemaForm } from '@/hooks/useSchemaForm';
import { draftTargets } from '@/lib/browser/drafts';
import { z } from '@/lib/formSchema';
import styles from './ChallengeParticipation.module.css';

const answers = z.object({ answer1: z.string(), answer2: z.string() });
const none = { answer1: '', answer2: '' };

/**
 * Renders the questions for a new participant; answers are saved as drafts. `go` joins with them, alone or in
 * a group, and resolves to whether it worked.
 */
export function JoinSheet({
  challenge,
  go,
  busy,
  onClose,
}: {
  challenge: Challenge;
  go: (answers: ParticipantBody) => Promise<boolean>;
  busy: boolean;
  onClose: () => void;
}) {
  const { t } = useTranslation('challenges');
  const form = useSchemaForm(answers, none);
  const { values, change } = form;
  const draft = useFormDraft(form, draftTargets.challengeAnswers(challenge.id), answers);
  const send = () =>
    form.submit(async (given) => {
      if (!(await go(given))) return;
      draft.drop();
      onClose();
    });
  const questions = [
    { name: 'answer1', label: challenge.question1 },
    { name: 'answer2', label: challenge.question2 },
  ] as const;
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('join.title')}
      actions={
        <Button variant="primary" busy={busy} onClick={() => void send()}>
          {t('join.send')}
        </Button>
      }
    >
      <div className={styles.form}>
        <Unverified />
        <OtherDraft draft={draft} />
        <p className="small">{t('join.lead')}</p>
        {questions
          .filter(({ label }) => label)
          .map(({ name, label }) => (
            <TextArea
              name={name}
              key={name}
              label={label}
              rows={3}
              maxLength={PARTICIPANT_ANSWER_MAX}
              value={values[name]}
              onChange={(event) => change({ [name]: event.target.value })}
              onSend={() => void send()}
            />
          ))}
      </div>
    </Sheet>
  );
}
