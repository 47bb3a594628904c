import { clsx } from 'clsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { QuestionWithoutComments } from '@/api/questions';
import { HiddenNote } from '@/components/article/Article';
import { Byline } from '@/components/article/Byline';
import { Collapsed } from '@/components/moderation/Collapsed';
import { HeartButton } from '@/components/ui/HeartButton';
import { CheckIcon } from '@/components/ui/icons';
import { LinkedText } from '@/components/ui/LinkedText';
import { lazyClient } from '@/components/ui/lazyClient';
import { Tag } from '@/components/ui/Tag';
import type { Answer } from '@/contract/questions';
import { useBlocked } from '@/hooks/useBlocked';
import { useCan } from '@/hooks/useCan';
import { useMember } from '@/hooks/useMember';
import { useMemberAction } from '@/hooks/useMemberAction';
import { paths } from '@/lib/paths';
import styles from './Answers.module.css';

/** Toggles the member's like on an answer to the question with this slug. */
function useAnswerLike(slug: string, { id, liked }: Answer) {
  const { t } = useTranslation('questions');
  return useMemberAction({
    path: `${paths.question(slug)}#answer-${id}`,
    failed: t('toast.likeFailed'),
    call: async (idempotencyKey) => {
      const { answersApi } = await import('@/api/answers');
      return answersApi.endpoints.likeAnswer.initiate({ id, liked: !liked, idempotencyKey });
    },
  });
}

const AnswerMenu = lazyClient(() => import('./AnswerMenu').then((it) => it.AnswerMenu));
const AnswerEdit = lazyClient(() => import('./AnswerEdit').then((it) => it.AnswerEdit));
const AcceptButton = lazyClient(() => import('./AcceptButton').then((it) => it.AcceptButton));

/** Renders one answer: author, text, whether it was accepted, and the reader's actions. */
export function AnswerItem({ question, answer }: { question: QuestionWithoutComments; answer: Answer }) {
  const { t } = useTranslation('questions');
  const { user } = useMember();
  const isBlocked = useBlocked();
  const [editing, setEditing] = useState(false);
  const { tap, busy } = useAnswerLike(question.slug, answer);
  const mayAccept = useCan(answer.can)?.accept;
  const text = <LinkedText text={answer.content} links={answer.links} />;
  const collapsed = answer.collapsed ? 'reported' : isBlocked(answer.user) ? 'blocked' : null;

  return (
    <li id={`answer-${answer.id}`} className={clsx(styles.item, answer.accepted && styles.accepted)}>
      {answer.accepted ? (
        <p className={styles.mark}>
          <CheckIcon size={1} />
          {t('answers.accepted')}
        </p>
      ) : null}
      {answer.status === 'hidden' ? <HiddenNote>{t('answers.hidden')}</HiddenNote> : null}
      <Byline
        subject="answer"
        written={answer}
        manager={answer.showManagerBadge}
        menu={
          user ? (
            <>
              {user.username === answer.user.username ? <Tag>{t('answers.mine')}</Tag> : null}
              <AnswerMenu answer={answer} onEdit={() => setEditing(true)} />
            </>
          ) : null
        }
      />
      {editing ? (
        <AnswerEdit question={question} answer={answer} onEdit={setEditing} />
      ) : collapsed ? (
        <Collapsed why={collapsed}>{text}</Collapsed>
      ) : (
        text
      )}
      <div className={styles.actions}>
        <HeartButton
          liked={answer.liked}
          count={answer.like_count}
          hint={answer.liked ? t('answers.helpfulTake') : t('answers.helpful')}
          busy={busy}
          onClick={tap}
        >
          {t('answers.helpful')}
        </HeartButton>
        {mayAccept ? <AcceptButton answer={answer} /> : null}
      </div>
    </li>
  );
}
