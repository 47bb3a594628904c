import type { ArgumentsOf } from '@/contract/call';
import type { LikeAnswer } from '@/contract/common';
import type { Answer } from '@/contract/questions';
import { questionAnswerCalls } from '@/contract/questions.calls';
import { markListsChanged } from '@/lib/browser/listChanges';
import { baseApi } from './baseApi';
import { mutation, query, requestOf } from './endpoint';
import { type Like, likeMutation } from './likes';
import { type Lifecycle, type Patch, patchEveryQuery, patchQuery } from './patchQuery';
import { type QuestionWithoutComments, questionsApi } from './questions';
import { staleAfter, tagOf } from './tags';

const { getQuestion } = questionsApi.endpoints;

/** Patches an answer where it is shown, and its question. */
const patchAnswer = (
  lifecycle: Lifecycle,
  answerId: number,
  recipe: (answer: Answer, question: QuestionWithoutComments) => void,
): Patch =>
  patchEveryQuery(lifecycle, getQuestion, (question) => {
    const answer = question.answers.find(({ id }) => id === answerId);
    if (answer) recipe(answer, question);
  });

/** Members' writes of answers. A file of its own, since a reader needs none of it. */
export const answersApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getMyAnswer: query(build, questionAnswerCalls.getMyAnswer, {
      providesTags: (_answer, _error, { slug }) => ['Personal', tagOf('Question', slug)],
    }),
    createAnswer: mutation(build, questionAnswerCalls.createAnswer, {
      async onQueryStarted({ question: slug }, lifecycle): Promise<void> {
        try {
          const { data } = await lifecycle.queryFulfilled;
          patchQuery(lifecycle, getQuestion, { slug }, (question) => {
            // A read that finished just before may have added it.
            if (question.answers.some(({ id }) => id === data.id)) return;
            question.answers.push(data);
            question.answer_count += 1;
          });
          const { upsertQueryData } = answersApi.util;
          lifecycle.dispatch(upsertQueryData('getMyAnswer', { slug }, { answer: data }));
          markListsChanged();
        } catch {
          // The form shows the reason.
        }
      },
      invalidatesTags: staleAfter('Questions'),
    }),
    /** Shows the new text at once; a rejection restores the old one. */
    updateAnswer: mutation(build, questionAnswerCalls.updateAnswer, {
      async onQueryStarted({ id, content }, lifecycle) {
        const patch = patchAnswer(lifecycle, id, (answer) => {
          Object.assign(answer, { content, links: [], edited: true });
        });
        try {
          const { data } = await lifecycle.queryFulfilled;
          patchAnswer(lifecycle, id, (answer) => void Object.assign(answer, data));
        } catch {
          patch.undo();
        }
      },
    }),
    /** Removes it at once; a rejection restores it. */
    deleteAnswer: mutation(build, questionAnswerCalls.deleteAnswer, {
      async onQueryStarted({ id }, lifecycle): Promise<void> {
        const patch = patchAnswer(lifecycle, id, (deleted, question) => {
          question.answers = question.answers.filter((it) => it.id !== id);
          question.answer_count -= 1;
          if (deleted.accepted) question.answered = false;
        });
        try {
          await lifecycle.queryFulfilled;
          patchEveryQuery(lifecycle, answersApi.endpoints.getMyAnswer, (mine) => {
            if (mine.answer?.id === id) mine.answer = null;
          });
          markListsChanged();
        } catch {
          patch.undo();
        }
      },
      invalidatesTags: staleAfter('Questions'),
    }),
    likeAnswer: build.mutation<LikeAnswer, ArgumentsOf<typeof questionAnswerCalls.likeAnswer> & Like>(
      likeMutation(
        ({ id }) => requestOf(questionAnswerCalls.likeAnswer)({ id }),
        (lifecycle, { id }, recipe) => patchAnswer(lifecycle, id, recipe),
      ),
    ),
    /** Moves the mark optimistically; a rejection restores it. */
    acceptAnswer: mutation(build, questionAnswerCalls.acceptAnswer, {
      async onQueryStarted({ id }, lifecycle): Promise<void> {
        const patch = patchAnswer(lifecycle, id, (_answer, question) => {
          for (const it of question.answers) it.accepted = it.id === id && !it.accepted;
          question.answered = question.answers.some((it) => it.accepted);
        });
        await lifecycle.queryFulfilled.then(markListsChanged, () => patch.undo());
      },
      invalidatesTags: staleAfter('Questions'),
    }),
  }),
});

export const {
  useGetMyAnswerQuery,
  useCreateAnswerMutation,
  useUpdateAnswerMutation,
  useDeleteAnswerMutation,
  useAcceptAnswerMutation,
} = answersApi;
