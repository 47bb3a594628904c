import type { QuestionWithoutComments } from '@/api/questions';
import type { Answer } from '@/contract/questions';
import { paths } from '@/lib/paths';
import { breadcrumbs, person, type SiteAddress } from '@/lib/structuredData';

/** Number of answers in the structured data. */
const ANSWERS_LISTED = 10;

/** Returns the structured data of a question: QAPage with its best answers, and breadcrumbs. */
export function questionData(
  question: QuestionWithoutComments,
  { site, listName }: { site: SiteAddress; listName: string },
): Record<string, unknown> {
  const path = paths.question(question.slug);
  const url = `${site.base}${path}`;
  const answerData = (answer: Answer) => ({
    '@type': 'Answer',
    text: answer.content,
    url: `${url}#answer-${answer.id}`,
    datePublished: answer.created_at,
    upvoteCount: answer.like_count,
    author: person(answer.user.nickname),
  });
  const listed = question.answers
    .filter(({ status, collapsed }) => status === 'published' && !collapsed)
    .slice(0, ANSWERS_LISTED);
  const accepted = listed.find((answer) => answer.accepted);
  const suggested = listed.filter((answer) => !answer.accepted);
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'QAPage',
        '@id': url,
        url,
        mainEntity: {
          '@type': 'Question',
          name: question.title,
          // Collapsed content is not in the structured data.
          text: question.collapsed ? '' : question.content,
          datePublished: question.created_at,
          dateModified: question.updated_at,
          author: person(question.user.nickname),
          answerCount: question.answer_count,
          commentCount: question.comment_count,
          ...(accepted && { acceptedAnswer: answerData(accepted) }),
          ...(suggested.length > 0 && { suggestedAnswer: suggested.map(answerData) }),
        },
      },
      breadcrumbs(site, [
        { name: listName, path: paths.questions() },
        { name: question.title, path },
      ]),
    ],
  };
}
