import { useTranslation } from 'react-i18next';
import { Button } from '@/components/ui/Button';
import { Sheet } from '@/components/ui/Sheet';
import { TextArea } from '@/components/ui/TextArea';
import { Unverified } from '@/components/users/Unverified';
import type { Challenge, EntrantBody } from '@/contract/challenges';
import { ENTRANT_ANSWER_MAX } from '@/contract/constants/takingPart';
import { useDraft } from '@/hooks/useDraft';
import { useDraftTarget } from '@/hooks/useDraftTarget';
import { draftTargets, dropDraft, isText } from '@/lib/browser/drafts';
import styles from './TakePart.module.css';

interface Answers {
  answer1: string;
  answer2: string;
}
const none: Answers = { answer1: '', answer2: '' };
const isAnswers = (value: unknown): value is Answers =>
  typeof value === 'object' &&
  value !== null &&
  'answer1' in value &&
  'answer2' in value &&
  isText(value.answer1) &&
  isText(value.answer2);

/**
 * What is asked of whoever joins; the answers are kept as they are typed. `go` joins with them, alone or
 * in a group, and says whether it worked.
 */
export function JoinSheet({
  challenge,
  go,
  busy,
  onClose,
}: {
  challenge: Challenge;
  go: (answers: EntrantBody) => Promise<boolean>;
  busy: boolean;
  onClose: () => void;
}) {
  const { t } = useTranslation('challenges');
  const target = useDraftTarget(draftTargets.challengeAnswers(challenge.id));
  const { value, change } = useDraft(target, none, isAnswers);
  const send = async () => {
    if (!(await go(value))) return;
    dropDraft(target);
    onClose();
  };
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
        <p className={styles.small}>{t('join.lead')}</p>
        {questions
          .filter(({ label }) => label)
          .map(({ name, label }) => (
            <TextArea
              key={name}
              label={label}
              rows={3}
              maxLength={ENTRANT_ANSWER_MAX}
              value={value[name]}
              onChange={(event) => change({ [name]: event.target.value })}
              onSend={() => void send()}
            />
          ))}
      </div>
    </Sheet>
  );
}
