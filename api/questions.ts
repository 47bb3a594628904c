import type { Question } from '@/contract/questions';
import { questionCalls } from '@/contract/questions.calls';
import { markListsChanged } from '@/lib/browser/listChanges';
import { baseApi } from './baseApi';
import type { CommentSubject } from './comments';
import { mutation, query, requestOf } from './endpoint';
import { definedFields, patchQuery } from './patchQuery';
import { staleAfter, staleSubject, tagOf } from './tags';

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

/** Members' writes of questions. */
export const questionWritesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    createQuestion: mutation(build, questionCalls.createQuestion, {
      transformResponse: withoutComments,
      async onQueryStarted(_arg, { queryFulfilled }): Promise<void> {
        await queryFulfilled.then(markListsChanged, () => undefined);
      },
      invalidatesTags: staleAfter('Questions'),
    }),
    updateQuestion: mutation(build, questionCalls.updateQuestion, {
      transformResponse: withoutComments,
      /** Updates the cached question optimistically; a failure restores it. */
      async onQueryStarted({ slug, ...changes }, lifecycle): Promise<void> {
        const { getQuestion } = questionsApi.endpoints;
        const patch = patchQuery(lifecycle, getQuestion, { slug }, (question) => {
          Object.assign(question, definedFields(changes), changes.content !== undefined && { links: [] });
        });
        try {
          const { data } = await lifecycle.queryFulfilled;
          patchQuery(lifecycle, getQuestion, { slug }, () => data);
          markListsChanged();
        } catch {
          patch.undo();
        }
      },
      invalidatesTags: (_response, error, { slug }) =>
        error ? staleSubject(error, tagOf('Question', slug)) : ['Questions'],
    }),
    deleteQuestion: mutation(build, questionCalls.deleteQuestion, {
      async onQueryStarted(_key, { queryFulfilled }): Promise<void> {
        await queryFulfilled.then(markListsChanged, () => undefined);
      },
      invalidatesTags: staleAfter('Questions'),
    }),
  }),
});

export const { useCreateQuestionMutation, useUpdateQuestionMutation, useDeleteQuestionMutation } = questionWritesApi;
