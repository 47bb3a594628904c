import type { LikeAnswer } from '@/contract/common';
import type { AcceptAnswer, Answer, AnswerBody, AnswerUpdateBody, MyAnswer } from '@/contract/questions';
import { markListsChanged } from '@/lib/browser/listChanges';
import { baseApi } from './baseApi';
import { type Like, likeMutation } from './likes';
import { type Lifecycle, type Patch, patchQuery } from './patchQuery';
import { type QuestionWithoutComments, questionsApi } from './questions';
import { tagOf } from './tags';

/** An answer on its question's page. */
export interface AnswerKey {
  slug: string;
  id: number;
}

const onePath = ({ id }: AnswerKey) => `questions/answers/${id}/`;

const patchQuestion = (
  lifecycle: Lifecycle,
  slug: string,
  recipe: (question: QuestionWithoutComments) => void,
): Patch => patchQuery(lifecycle, questionsApi.endpoints.getQuestion, slug, recipe);

const patchAnswer = (lifecycle: Lifecycle, { slug, id }: AnswerKey, recipe: (answer: Answer) => void): Patch =>
  patchQuestion(lifecycle, slug, ({ answers }) => {
    const answer = answers.find((it) => it.id === id);
    if (answer) recipe(answer);
  });

/** Members' writes of answers. A file of its own, since a reader needs none of it. */
export const answersApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** The member's own answer to the question of a slug. */
    getMyAnswer: build.query<MyAnswer, string>({
      query: (slug) => ({ url: `questions/${slug}/answers/my/` }),
      providesTags: (_answer, _error, slug) => ['Personal', tagOf('Question', slug)],
    }),
    createAnswer: build.mutation<Answer, { body: AnswerBody; idempotencyKey: string }>({
      query: ({ body, idempotencyKey }) => ({
        url: 'questions/answers/',
        method: 'POST',
        body,
        idempotencyKey,
      }),
      async onQueryStarted({ body: { question: slug } }, lifecycle): Promise<void> {
        try {
          const { data } = await lifecycle.queryFulfilled;
          patchQuestion(lifecycle, slug, (question) => {
            // A read that finished just before may have added it.
            if (question.answers.some(({ id }) => id === data.id)) return;
            question.answers.push(data);
            question.answer_count += 1;
          });
          const { upsertQueryData } = answersApi.util;
          lifecycle.dispatch(upsertQueryData('getMyAnswer', slug, { answer: data }));
          markListsChanged();
        } catch {
          // The form shows the reason.
        }
      },
      invalidatesTags: (_answer, error) => (error ? [] : ['Questions']),
    }),
    /** Shows the new text at once; a rejection restores the old one. */
    updateAnswer: build.mutation<Answer, AnswerKey & { changes: AnswerUpdateBody }>({
      query: ({ changes, ...key }) => ({ url: onePath(key), method: 'PUT', body: changes }),
      async onQueryStarted({ changes: { content }, ...key }, lifecycle) {
        const patch = patchAnswer(lifecycle, key, (answer) => {
          Object.assign(answer, { content, links: [], edited: true });
        });
        try {
          const { data } = await lifecycle.queryFulfilled;
          patchAnswer(lifecycle, key, (answer) => void Object.assign(answer, data));
        } catch {
          patch.undo();
        }
      },
    }),
    /** Removes it at once; a rejection restores it. */
    deleteAnswer: build.mutation<{ success: true }, AnswerKey>({
      query: (key) => ({ url: onePath(key), method: 'DELETE' }),
      async onQueryStarted({ slug, id }, lifecycle): Promise<void> {
        const patch = patchQuestion(lifecycle, slug, (question) => {
          const deleted = question.answers.find((it) => it.id === id);
          question.answers = question.answers.filter((it) => it.id !== id);
          question.answer_count -= 1;
          if (deleted?.accepted) question.answered = false;
        });
        try {
          await lifecycle.queryFulfilled;
          patchQuery(lifecycle, answersApi.endpoints.getMyAnswer, slug, (mine) => {
            if (mine.answer?.id === id) mine.answer = null;
          });
          markListsChanged();
        } catch {
          patch.undo();
        }
      },
      invalidatesTags: (_answer, error) => (error ? [] : ['Questions']),
    }),
    likeAnswer: build.mutation<LikeAnswer, AnswerKey & Like>(
      likeMutation((key) => ({ url: `${onePath(key)}like/`, method: 'POST' }), patchAnswer),
    ),
    /** Moves the mark optimistically; a rejection restores it. */
    acceptAnswer: build.mutation<AcceptAnswer, AnswerKey & { idempotencyKey: string }>({
      query: ({ idempotencyKey, ...key }) => ({
        url: `${onePath(key)}accept/`,
        method: 'POST',
        idempotencyKey,
      }),
      async onQueryStarted({ slug, id }, lifecycle): Promise<void> {
        const patch = patchQuestion(lifecycle, slug, (question) => {
          for (const it of question.answers) it.accepted = it.id === id && !it.accepted;
          question.answered = question.answers.some((it) => it.accepted);
        });
        await lifecycle.queryFulfilled.then(markListsChanged, () => patch.undo());
      },
      invalidatesTags: (_answer, error) => (error ? [] : ['Questions']),
    }),
  }),
});

export const {
  useGetMyAnswerQuery,
  useCreateAnswerMutation,
  useUpdateAnswerMutation,
  useDeleteAnswerMutation,
  useLikeAnswerMutation,
  useAcceptAnswerMutation,
} = answersApi;
