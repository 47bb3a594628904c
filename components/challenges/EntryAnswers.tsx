import { useTranslation } from 'react-i18next';
import type { Challenge, ParticipantDetail } from '@/contract/challenges';
import styles from './Part.module.css';

/** Renders a member's answers from when they joined, visible to that member only. */
export function EntryAnswers({ challenge, participant }: { challenge: Challenge; participant: ParticipantDetail }) {
  const { t } = useTranslation('participants');
  const answered = [
    { question: challenge.question1, answer: participant.answer1 },
    { question: challenge.question2, answer: participant.answer2 },
  ].filter(({ answer }) => answer);
  if (answered.length === 0) return null;
  return (
    <div className={styles.part}>
      <h3>{t('mine.answers')}</h3>
      <dl className="stack-3">
        {answered.map(({ question, answer }) => (
          <div key={question}>
            <dt className="small">{question}</dt>
            <dd className={styles.answer}>{answer}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
