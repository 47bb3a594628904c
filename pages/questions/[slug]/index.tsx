import type { InferGetStaticPropsType } from 'next';
import { questionComments, useGetQuestionQuery } from '@/api/questions';
import { tagOf } from '@/api/tags';
import { Comments } from '@/components/comments/Comments';
import { Layout } from '@/components/layout/Layout';
import { Answers } from '@/components/questions/Answers';
import { QuestionArticle } from '@/components/questions/QuestionArticle';
import { QuestionSeo } from '@/components/questions/QuestionSeo';
import { WaitingQuestions } from '@/components/questions/WaitingQuestions';
import { Detail } from '@/components/ui/Detail';
import { lazyClient } from '@/components/ui/lazyClient';
import { SkeletonRows } from '@/components/ui/Skeleton';
import { useRevalidateOnVisit } from '@/hooks/useRevalidateOnVisit';
import { numbered, paths } from '@/lib/paths';
import { onFirstVisit } from '@/routes/createPage';
import { question } from '@/routes/details/question';

const QuestionNotFound = lazyClient(() =>
  import('@/components/questions/QuestionNotFound').then((it) => it.QuestionNotFound),
);

/** Renders a question with its answers and comments; `page` is that of the comments. */
export default function QuestionPage({ slug, page }: InferGetStaticPropsType<typeof question.first>) {
  const answer = useGetQuestionQuery({ slug });
  const comments = questionComments(slug);
  useRevalidateOnVisit([tagOf('Question', slug), tagOf('Comments', comments.path)]);
  return (
    <Layout path={paths.question(slug, numbered(page))} rail={<WaitingQuestions but={slug} />}>
      <Detail
        answer={answer}
        tags={[tagOf('Question', slug), 'Questions']}
        missing={<QuestionNotFound />}
        loading={<SkeletonRows avatar />}
      >
        {(question) => (
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
        )}
      </Detail>
    </Layout>
  );
}

export const getStaticPaths = onFirstVisit;
export const getStaticProps = question.first;
