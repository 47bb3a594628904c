import { aMember } from '../../factories';
import { anAnswer, aQuestion, aQuestionComment } from '../../questions/factories';
import { below, type Samples } from './sample';

const one = 'questions/{slug}/';
const comments = `${one}comments/`;
const comment = `${comments}{commentId}/`;
const answers = 'questions/answers/';

async function asked() {
  const made = await aQuestion();
  await anAnswer({ question: made });
  await aQuestionComment({ question: made });
  return { path: `questions/${made.slug}/`, token: made.author.token, made };
}
async function answered() {
  const made = await anAnswer();
  return { path: `${answers}${made.id}/`, token: made.author.token, made };
}
async function commented() {
  const made = await aQuestionComment();
  const path = `questions/${made.question.slug}/comments/`;
  return { path: `${path}${made.id}/`, list: path, token: made.author.token };
}

export const samples: Samples = {
  [`GET ${one}`]: async () => ({ path: (await asked()).path }),
  [`PUT ${one}`]: below(asked, '', { title: '고친 제목' }),
  [`DELETE ${one}`]: below(asked, ''),
  [`GET ${one}answers/my/`]: async () => {
    const { made } = await answered();
    return { path: `questions/${made.question.slug}/answers/my/`, token: made.author.token };
  },
  [`POST ${answers}`]: async () => ({
    path: answers,
    token: (await aMember()).token,
    body: { question: (await aQuestion()).slug },
  }),
  [`PUT ${answers}{id}/`]: below(answered, ''),
  [`DELETE ${answers}{id}/`]: below(answered, ''),
  [`POST ${answers}{id}/like/`]: async () => ({
    path: `${(await answered()).path}like/`,
    token: (await aMember()).token,
  }),
  [`POST ${answers}{id}/accept/`]: async () => {
    const { path, made } = await answered();
    return { path: `${path}accept/`, token: made.question.author.token };
  },
  [`GET ${comments}`]: async () => ({ path: (await commented()).list }),
  [`POST ${comments}`]: async () => ({
    path: (await commented()).list,
    token: (await aMember()).token,
  }),
  [`GET ${comment}replies/`]: below(commented, 'replies/?after=1'),
  [`PUT ${comment}`]: below(commented, ''),
  [`DELETE ${comment}`]: below(commented, ''),
  [`POST ${comment}like/`]: below(commented, 'like/'),
};
