import { useTranslation } from 'react-i18next';
import { useGetQuestionsQuery } from '@/api/questions';
import { ListPage } from '@/components/lists/ListPage';
import { PagedList } from '@/components/lists/PagedList';
import { LinkButton } from '@/components/ui/Button';
import { EmptyState } from '@/components/ui/State';
import type { QuestionsQuery } from '@/contract/questions';
import { useBlocked } from '@/hooks/useBlocked';
import type { List } from '@/hooks/useListState';
import { paths } from '@/lib/paths';
import { QuestionRow } from './QuestionRow';
import { type QuestionsScope, questionsQueryOf } from './questionsQuery';

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
