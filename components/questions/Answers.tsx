import { useTranslation } from 'react-i18next';
import type { QuestionWithoutComments } from '@/api/questions';
import { LinkButton } from '@/components/ui/Button';
import { lazyClient } from '@/components/ui/lazyClient';
import { EmptyState } from '@/components/ui/State';
import { ANSWERS_SHOWN } from '@/contract/constants/common';
import { useMember } from '@/hooks/useMember';
import { formatCompact } from '@/lib/numbers';
import { paths } from '@/lib/paths';
import { AnswerItem } from './AnswerItem';
import styles from './Answers.module.css';

const AnswerSpace = lazyClient(() => import('./AnswerSpace').then((it) => it.AnswerSpace));

/** Renders a question's answers, the accepted one first, and the form to write one. */
export function Answers({ question }: { question: QuestionWithoutComments }) {
  const { t, i18n } = useTranslation('questions');
  const { isLogin } = useMember();
  const { slug, answers, answer_count: count } = question;
  return (
    <section id="answers" className={styles.answers} aria-labelledby="answers-title">
      <h2 id="answers-title" className={styles.title}>
        {t('answers.title')} <span className="numbers">{formatCompact(count, i18n.language)}</span>
      </h2>
      {answers.length === 0 ? (
        <EmptyState title={t('answers.empty')} body={t('answers.emptyBody')} />
      ) : (
        <ul className={styles.list}>
          {answers.map((answer) => (
            <AnswerItem key={answer.id} question={question} answer={answer} />
          ))}
        </ul>
      )}
      {count > ANSWERS_SHOWN ? <p className={styles.note}>{t('answers.shown', { most: ANSWERS_SHOWN })}</p> : null}
      <div id="answer" className={styles.write}>
        {isLogin ? (
          <AnswerSpace question={question} />
        ) : (
          <LinkButton
            full
            rel="nofollow"
            prefetch={false}
            href={paths.signIn({ callbackUrl: `${paths.question(slug)}#answer` })}
          >
            {t('form.signIn')}
          </LinkButton>
        )}
      </div>
    </section>
  );
}
