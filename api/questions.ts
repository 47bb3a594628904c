import type { Question } from '@/contract/questions';
import { questionCalls } from '@/contract/questions.calls';
import { baseApi } from './baseApi';
import type { CommentSubject } from './comments';
import { query, requestOf } from './endpoint';
import { tagOf } from './tags';

/** A question as its page shows it: its comments come a page at a time, by a call of their own. */
export type QuestionWithoutComments = Omit<Question, 'comments'>;

export const withoutComments = ({ comments: _, ...question }: Question): QuestionWithoutComments => question;

/** Returns the comments' subject of a question. */
export const questionComments = (slug: string): CommentSubject => ({
  path: requestOf(questionCalls.getQuestion)({ slug }).url,
  counted: { endpoint: 'getQuestion', arg: { slug } },
});

export const questionsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getQuestions: query(build, questionCalls.getQuestions, { providesTags: ['Questions'] }),
    getQuestion: query(build, questionCalls.getQuestion, {
      transformResponse: withoutComments,
      providesTags: (_question, _error, { slug }) => ['Personal', tagOf('Question', slug)],
    }),
  }),
});

export const { useGetQuestionsQuery, useGetQuestionQuery } = questionsApi;
