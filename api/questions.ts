import type { Paginated } from '@/contract/common';
import type { Question, QuestionSummary, QuestionsQuery } from '@/contract/questions';
import { baseApi } from './baseApi';
import type { CommentSubject } from './comments';
import { tagOf } from './tags';

/** A question as its page shows it: its comments come a page at a time, by a call of their own. */
export type QuestionWithoutComments = Omit<Question, 'comments'>;

export const withoutComments = ({ comments: _, ...question }: Question): QuestionWithoutComments => question;

/** Returns the comments' subject of a question. */
export const questionComments = (slug: string): CommentSubject => ({
  path: `questions/${slug}/`,
  counted: { endpoint: 'getQuestion', arg: slug },
});

export const questionsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getQuestions: build.query<Paginated<QuestionSummary>, QuestionsQuery>({
      query: (params) => ({ url: 'questions/', params }),
      providesTags: ['Questions'],
    }),
    /** By its slug. */
    getQuestion: build.query<QuestionWithoutComments, string>({
      query: (slug) => ({ url: `questions/${slug}/` }),
      transformResponse: withoutComments,
      providesTags: (_question, _error, slug) => ['Personal', tagOf('Question', slug)],
    }),
  }),
});

export const { useGetQuestionsQuery, useGetQuestionQuery } = questionsApi;
