import type { GetServerSideProps } from 'next';
import { loadQuestion } from '@/routes/loaders/questions';
import { renderRequest } from '@/server/render/page';
import QuestionPage from '..';

/** A question with a later page of its comments: `?page=2` of its address. */
export default QuestionPage;

export const getServerSideProps = ((context) => {
  const slug = String(context.params?.slug);
  const page = Number(context.params?.page);
  return renderRequest(context, {
    namespaces: ['questions', 'comments'],
    given: { slug, page },
    load: loadQuestion(slug, page),
  });
}) satisfies GetServerSideProps;
