import { useTranslation } from 'react-i18next';
import { OtherDraft } from '@/components/article/OtherDraft';
import { Button } from '@/components/ui/Button';
import { Sheet } from '@/components/ui/Sheet';
import { TextArea } from '@/components/ui/TextArea';
import { Unverified } from '@/components/users/Unverified';
import { type Challenge, challengeSchemas, type ParticipantBody } from '@/contract/challenges';
import { PARTICIPANT_ANSWER_MAX } from '@/contract/constants/participation';
import { useDraft } from '@/hooks/useDraft';
import { useFields } from '@/hooks/useFields';
import { draftTargets } from '@/lib/browser/drafts';
import styles from './ChallengeParticipation.module.css';

const { body: answers } = challengeSchemas.joinChallenge;
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
  const form = useFields(answers, none);
  const draft = useDraft(form, draftTargets.challengeAnswers(challenge.id), answers);
  const { question1, question2 } = challenge;
  const send = () =>
    form.submit(async (given) => {
      if (!(await go({ ...given, question1, question2 }))) return;
      draft.drop();
      onClose();
    });
  const questions = [
    { name: 'answer1', label: question1 },
    { name: 'answer2', label: question2 },
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
              key={name}
              label={label}
              rows={3}
              limit={PARTICIPANT_ANSWER_MAX}
              onSend={() => void send()}
              {...form.field(name)}
            />
          ))}
      </div>
    </Sheet>
  );
}
