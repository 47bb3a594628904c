import type { ArgumentsOf, ResponseOf } from '@/contract/call';
import type { LikeAnswer } from '@/contract/common';
import type { Answer } from '@/contract/questions';
import { questionAnswerCalls } from '@/contract/questions.calls';
import { markListsChanged } from '@/lib/browser/listChanges';
import { isMissing } from '@/lib/failures';
import { baseApi } from './baseApi';
import { mutation, query, requestOf } from './endpoint';
import { type Like, likeMutation } from './likes';
import { copyOf, type Lifecycle, type Patch, patchEveryQuery, patchQuery } from './patchQuery';
import { type QuestionWithoutComments, questionsApi } from './questions';
import { staleAfter, staleSubject, tagOf } from './tags';
import { putInto, type Taken, takenFrom } from './taken';
import { reaching } from './toggles';

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

/** Puts an answer back into its question, unless a read has brought it. */
const putBack = (lifecycle: Lifecycle, slug: string, taken: Taken<Answer>) =>
  patchEveryQuery(lifecycle, getQuestion, (question) => {
    const { id, accepted } = taken.item;
    if (question.slug !== slug || question.answers.some((it) => it.id === id)) return;
    putInto(question.answers, taken);
    question.answer_count += 1;
    if (accepted) question.answered = true;
  });

/** Members' writes of answers. A file of its own, since a reader needs none of it. */
export const answersApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getMyAnswer: query(build, questionAnswerCalls.getMyAnswer, {
      providesTags: (_answer, _error, { slug }) => [tagOf('Question', slug)],
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
        let before: Pick<Answer, 'content' | 'links' | 'edited'> | undefined;
        patchAnswer(lifecycle, id, (answer) => {
          const { content: text, links, edited } = answer;
          before = copyOf({ content: text, links, edited });
          Object.assign(answer, { content, links: [], edited: true });
        });
        try {
          const { data } = await lifecycle.queryFulfilled;
          patchAnswer(lifecycle, id, (answer) => void Object.assign(answer, data));
        } catch {
          patchAnswer(lifecycle, id, (answer) => {
            if (answer.content === content) Object.assign(answer, before);
          });
        }
      },
      invalidatesTags: (_answer, error) => (error ? staleSubject(error, 'Question') : []),
    }),
    /** Removes it at once; a rejection restores it. */
    deleteAnswer: mutation(build, questionAnswerCalls.deleteAnswer, {
      async onQueryStarted({ id }, lifecycle): Promise<void> {
        let before: { slug: string; taken: Taken<Answer> } | undefined;
        patchAnswer(lifecycle, id, (deleted, question) => {
          before = { slug: question.slug, taken: takenFrom(question.answers, deleted) };
          question.answers = question.answers.filter((it) => it.id !== id);
          question.answer_count -= 1;
          if (deleted.accepted) question.answered = false;
        });
        try {
          await lifecycle.queryFulfilled;
        } catch (rejected) {
          // One that was deleted elsewhere stays away.
          if (!isMissing(Object(rejected).error)) {
            if (before) putBack(lifecycle, before.slug, before.taken);
            return;
          }
        }
        patchEveryQuery(lifecycle, answersApi.endpoints.getMyAnswer, (mine) => {
          if (mine.answer?.id === id) mine.answer = null;
        });
        markListsChanged();
      },
      invalidatesTags: staleAfter('Questions'),
    }),
    likeAnswer: build.mutation<LikeAnswer, ArgumentsOf<typeof questionAnswerCalls.likeAnswer> & Like>(
      likeMutation(
        ({ id }) => requestOf(questionAnswerCalls.likeAnswer)({ id }),
        (lifecycle, { id }, recipe) => patchAnswer(lifecycle, id, recipe),
      ),
    ),
    /** Moves the mark to the answer, or takes it away where it is not to be `accepted`; a rejection restores it. */
    acceptAnswer: build.mutation<
      ResponseOf<typeof questionAnswerCalls.acceptAnswer>,
      ArgumentsOf<typeof questionAnswerCalls.acceptAnswer> & { accepted: boolean; idempotencyKey: string }
    >({
      queryFn: reaching(
        ({ id }) => requestOf(questionAnswerCalls.acceptAnswer)({ id }),
        (answer, { accepted }) => answer.accepted === accepted,
      ),
      async onQueryStarted({ id, accepted }, lifecycle): Promise<void> {
        const acceptedIn = ({ answers }: QuestionWithoutComments) => answers.find((it) => it.accepted)?.id;
        const accept = (question: QuestionWithoutComments, accepted: number | undefined) => {
          for (const it of question.answers) it.accepted = it.id === accepted;
          question.answered = accepted !== undefined;
        };
        let before: number | undefined;
        const shown = accepted ? id : undefined;
        patchAnswer(lifecycle, id, (_answer, question) => {
          before = acceptedIn(question);
          accept(question, shown);
        });
        await lifecycle.queryFulfilled.then(markListsChanged, () => {
          patchAnswer(lifecycle, id, (_answer, question) => {
            if (acceptedIn(question) === shown) accept(question, before);
          });
        });
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
