import type { Answer, Question } from '@/contract/questions';
import { call } from '../api';
import { aMember, type TestMember } from '../factories';

async function post<T>(path: string, by: TestMember | undefined, body: object) {
  const author = by ?? (await aMember());
  const answer = await call('POST', path, { token: author.token, body });
  if (answer.status >= 300) throw new Error(`${path}: ${JSON.stringify(answer.body)}`);
  return { ...(answer.body as T), author };
}

/** Creates a question through the API. */
export const aQuestion = ({
  by,
  title = '세안 뒤 당김은 어떻게 하세요?',
  content = '볼만 당겨요.',
}: {
  by?: TestMember;
  title?: string;
  content?: string;
} = {}) => post<Question>('questions/', by, { title, content });
export type TestQuestion = Awaited<ReturnType<typeof aQuestion>>;

/** Creates an answer to a question, and the question when not given. */
export async function anAnswer({
  question,
  by,
  content = '물 온도를 낮춰 보세요.',
}: {
  question?: TestQuestion;
  by?: TestMember;
  content?: string;
} = {}) {
  const asked = question ?? (await aQuestion());
  const made = await post<Answer>('questions/answers/', by, { question: asked.slug, content });
  return { ...made, question: asked };
}

/** Creates a comment on a question, and the question when not given. */
export async function aQuestionComment({ question }: { question?: TestQuestion } = {}) {
  const asked = question ?? (await aQuestion());
  const path = `questions/${asked.slug}/comments/`;
  const made = await post<{ id: number }>(path, undefined, { content: '저도 궁금해요.' });
  return { ...made, question: asked };
}
