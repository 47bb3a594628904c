import { questionCalls } from '@/contract/questions.calls';
import { markListsChanged } from '@/lib/browser/listChanges';
import { baseApi } from './baseApi';
import { mutation } from './endpoint';
import { definedFields, patchQuery } from './patchQuery';
import { questionsApi, withoutComments } from './questions';

/** Members' writes of questions. A file of its own, since a page is rendered without it. */
export const questionWritesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    createQuestion: mutation(build, questionCalls.createQuestion, {
      transformResponse: withoutComments,
      async onQueryStarted(_arg, { queryFulfilled }): Promise<void> {
        await queryFulfilled.then(markListsChanged, () => undefined);
      },
      invalidatesTags: (_question, error) => (error ? [] : ['Questions']),
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
      invalidatesTags: (_question, error) => (error ? [] : ['Questions']),
    }),
    deleteQuestion: mutation(build, questionCalls.deleteQuestion, {
      async onQueryStarted(_key, { queryFulfilled }): Promise<void> {
        await queryFulfilled.then(markListsChanged, () => undefined);
      },
      invalidatesTags: (_answer, error) => (error ? [] : ['Questions']),
    }),
  }),
});

export const { useCreateQuestionMutation, useUpdateQuestionMutation, useDeleteQuestionMutation } = questionWritesApi;
