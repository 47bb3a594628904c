import type { InferGetStaticPropsType } from 'next';
import { questionComments, useGetQuestionQuery } from '@/api/questions';
import { tagOf } from '@/api/tags';
import { Comments } from '@/components/comments/Comments';
import { Layout } from '@/components/layout/Layout';
import { Answers } from '@/components/questions/Answers';
import { QuestionArticle } from '@/components/questions/QuestionArticle';
import { QuestionSeo } from '@/components/questions/QuestionSeo';
import { WaitingQuestions } from '@/components/questions/WaitingQuestions';
import { later } from '@/components/ui/later';
import { SkeletonRows } from '@/components/ui/Skeleton';
import { ErrorState } from '@/components/ui/State';
import { useFreshCopy } from '@/hooks/useFreshCopy';
import { useRecovery } from '@/hooks/useRecovery';
import { isMissing } from '@/lib/failures';
import { paths } from '@/lib/paths';
import { onFirstVisit } from '@/routes/createPage';
import { question } from '@/routes/details/question';

const QuestionGone = later(() =>
  import('@/components/questions/QuestionGone').then((it) => it.QuestionGone),
);

/** A question with its answers and comments; `page` is that of the comments. */
export default function QuestionPage({
  slug,
  page,
}: InferGetStaticPropsType<typeof question.first>) {
  const answer = useGetQuestionQuery(slug);
  const { data: question, error, isFetching } = answer;
  const gone = isMissing(error);
  const comments = questionComments(slug);
  const { away, retry } = useRecovery(answer, [tagOf('Question', slug), 'Questions']);
  useFreshCopy([tagOf('Question', slug), tagOf('Comments', comments.path)]);
  return (
    <Layout path={paths.question(slug)} rail={<WaitingQuestions but={slug} />}>
      {gone ? <QuestionGone /> : null}
      {!gone && away ? <ErrorState onRetry={retry} retrying={isFetching} /> : null}
      {!gone && !away && !question ? <SkeletonRows avatar /> : null}
      {!gone && question ? (
        <>
          <QuestionSeo question={question} page={page} />
          <QuestionArticle question={question} />
          <Answers question={question} />
          <Comments
            subject={comments}
            count={question.comment_count}
            page={page}
            pageOf={(query) => paths.question(slug, query)}
          />
        </>
      ) : null}
    </Layout>
  );
}

export const getStaticPaths = onFirstVisit;
export const getStaticProps = question.first;
