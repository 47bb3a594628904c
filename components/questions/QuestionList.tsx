import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { useGetQuestionsQuery } from '@/api/questions';
import { EntryFacts } from '@/components/lists/EntryFacts';
import { ListPage } from '@/components/lists/ListPage';
import { PagedList } from '@/components/lists/PagedList';
import { LinkButton } from '@/components/ui/Button';
import { EntryRow } from '@/components/ui/EntryRow';
import { CheckIcon } from '@/components/ui/icons';
import { EmptyState } from '@/components/ui/State';
import type { QuestionSummary, QuestionsQuery } from '@/contract/questions';
import { useBlocked } from '@/hooks/useBlocked';
import type { List } from '@/hooks/useListState';
import { formatCompact } from '@/lib/numbers';
import { paths } from '@/lib/paths';
import styles from './QuestionRow.module.css';
import { type QuestionsScope, questionsQueryOf } from './questionsQuery';

/** Renders a question in a list, after its number of answers. */
function QuestionRow({ question }: { question: QuestionSummary }) {
  const { t, i18n } = useTranslation('questions');
  const { t: common } = useTranslation('common');
  const { answer_count: count, answered } = question;
  return (
    <EntryRow
      href={paths.question(question.slug)}
      title={question.title}
      excerpt={question.collapsed ? common('collapsed.reported') : question.excerpt}
      before={
        <p className={clsx(styles.answers, count > 0 && styles.some, answered && styles.answered)}>
          <span className="numbers">{formatCompact(count, i18n.language)}</span>
          <span className={styles.label}>
            {answered ? <CheckIcon size={1} /> : null}
            {t('row.answers')}
          </span>
          {answered ? <span className="visually-hidden">{t('row.solved')}</span> : null}
        </p>
      }
    >
      <EntryFacts
        by={question.user.nickname}
        manager={question.showManagerBadge}
        at={question.created_at}
        comments={question.comment_count}
      />
    </EntryRow>
  );
}

function QuestionsPage({ query }: { query: QuestionsQuery }) {
  const isBlocked = useBlocked();
  return (
    <ListPage
      answer={useGetQuestionsQuery(query)}
      tags={['Questions']}
      row={(question) => (isBlocked(question.user) ? null : <QuestionRow key={question.id} question={question} />)}
    />
  );
}

/** Renders a list of questions by its state: rows, pages, and the empty state. */
export function QuestionList({ list, scope }: { list: List; scope: QuestionsScope }) {
  const { t } = useTranslation('questions');
  const { state } = list;
  const { data } = useGetQuestionsQuery(questionsQueryOf(state, scope));
  const nothing = scope.unanswered ? (
    <EmptyState
      title={t('list.allAnswered')}
      body={t('list.allAnsweredBody')}
      action={<LinkButton href={paths.questions()}>{t('list.toAll')}</LinkButton>}
    />
  ) : (
    <EmptyState
      title={t('list.empty')}
      body={t('list.emptyBody')}
      action={
        <LinkButton href={paths.newQuestion()} rel="nofollow" prefetch={false}>
          {t('ask')}
        </LinkButton>
      }
    />
  );
  return (
    <PagedList
      list={list}
      label={t('list.label')}
      data={data}
      page={(page) => <QuestionsPage query={questionsQueryOf(state, scope, page)} />}
      empty={nothing}
    />
  );
}
