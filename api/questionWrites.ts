import type { Question, QuestionBody, QuestionUpdateBody } from '@/contract/questions';
import { markListsChanged } from '@/lib/browser/listChanges';
import { baseApi } from './baseApi';
import { patchQuery } from './patchQuery';
import { type QuestionWithoutComments, questionsApi, withoutComments } from './questions';

/** Members' writes of questions. A file of its own, since a page is rendered without it. */
export const questionWritesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    createQuestion: build.mutation<QuestionWithoutComments, { body: QuestionBody; idempotencyKey: string }>({
      query: ({ body, idempotencyKey }) => ({
        url: 'questions/',
        method: 'POST',
        body,
        idempotencyKey,
      }),
      transformResponse: (question: Question) => withoutComments(question),
      async onQueryStarted(_arg, { queryFulfilled }): Promise<void> {
        await queryFulfilled.then(markListsChanged, () => undefined);
      },
      invalidatesTags: (_question, error) => (error ? [] : ['Questions']),
    }),
    updateQuestion: build.mutation<QuestionWithoutComments, { slug: string; changes: QuestionUpdateBody }>({
      query: ({ slug, changes }) => ({ url: `questions/${slug}/`, method: 'PUT', body: changes }),
      transformResponse: (question: Question) => withoutComments(question),
      /** Updates the cached question optimistically; a failure restores it. */
      async onQueryStarted({ slug, changes }, lifecycle): Promise<void> {
        const { title, content } = changes;
        const { getQuestion } = questionsApi.endpoints;
        const patch = patchQuery(lifecycle, getQuestion, slug, (question) => {
          if (title !== undefined) question.title = title;
          if (content !== undefined) Object.assign(question, { content, links: [] });
        });
        try {
          const { data } = await lifecycle.queryFulfilled;
          patchQuery(lifecycle, getQuestion, slug, () => data);
          markListsChanged();
        } catch {
          patch.undo();
        }
      },
      invalidatesTags: (_question, error) => (error ? [] : ['Questions']),
    }),
    deleteQuestion: build.mutation<{ success: true }, string>({
      query: (slug) => ({ url: `questions/${slug}/`, method: 'DELETE' }),
      async onQueryStarted(_slug, { queryFulfilled }): Promise<void> {
        await queryFulfilled.then(markListsChanged, () => undefined);
      },
      invalidatesTags: (_answer, error) => (error ? [] : ['Questions']),
    }),
  }),
});

export const { useCreateQuestionMutation, useUpdateQuestionMutation, useDeleteQuestionMutation } = questionWritesApi;
