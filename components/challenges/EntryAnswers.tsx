import { useTranslation } from 'react-i18next';
import type { Challenge, EntrantDetail } from '@/contract/challenges';
import styles from './Part.module.css';

/** Shows a member the answers that they gave when they joined. */
export function EntryAnswers({ challenge, entrant }: { challenge: Challenge; entrant: EntrantDetail }) {
  const { t } = useTranslation('entrants');
  const answered = [
    { question: challenge.question1, answer: entrant.answer1 },
    { question: challenge.question2, answer: entrant.answer2 },
  ].filter(({ answer }) => answer);
  if (answered.length === 0) return null;
  return (
    <div className={styles.part}>
      <h3>{t('mine.answers')}</h3>
      <dl className={styles.answers}>
        {answered.map(({ question, answer }) => (
          <div key={question}>
            <dt className={styles.small}>{question}</dt>
            <dd className={styles.answer}>{answer}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
