import type {
  AcceptAnswer,
  Answer,
  AnswerBody,
  AnswerUpdateBody,
  MyAnswer,
} from '@/contract/questions';
import type { LikeAnswer } from '@/contract/topics';
import { markListsChanged } from '@/lib/browser/freshness';
import { baseApi } from './baseApi';
import { questionsApi, type ShownQuestion } from './questions';
import { tagOf } from './tags';

/** An answer on its question's page. */
export interface AnswerKey {
  slug: string;
  id: number;
}
type Dispatch = (action: never) => { undo: () => void };

const onePath = ({ id }: AnswerKey) => `questions/answers/${id}/`;

/** Changes a question in the cache; what comes back takes the change away again. */
const patchQuestion = (
  dispatch: (action: never) => unknown,
  slug: string,
  recipe: (question: ShownQuestion) => void,
) =>
  (dispatch as Dispatch)(questionsApi.util.updateQueryData('getQuestion', slug, recipe) as never);

const patchAnswer = (
  dispatch: (action: never) => unknown,
  { slug, id }: AnswerKey,
  recipe: (answer: Answer) => void,
) =>
  patchQuestion(dispatch, slug, ({ answers }) => {
    const answer = answers.find((it) => it.id === id);
    if (answer) recipe(answer);
  });

/** What members do with answers. Its own file, since a reader needs none of it. */
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
      async onQueryStarted({ body: { question: slug } }, { dispatch, queryFulfilled }) {
        try {
          const { data } = await queryFulfilled;
          patchQuestion(dispatch, slug, (question) => {
            // A read that came in the moment before may have brought it.
            if (question.answers.some(({ id }) => id === data.id)) return;
            question.answers.push(data);
            question.answer_count += 1;
          });
          dispatch(answersApi.util.upsertQueryData('getMyAnswer', slug, { answer: data }));
          markListsChanged();
        } catch {
          // The form says why.
        }
      },
      invalidatesTags: (_answer, error) => (error ? [] : ['Questions']),
    }),
    /** The new words stand at once; a refusal puts the old ones back. */
    updateAnswer: build.mutation<Answer, AnswerKey & { changes: AnswerUpdateBody }>({
      query: ({ changes, ...key }) => ({ url: onePath(key), method: 'PUT', body: changes }),
      async onQueryStarted({ changes: { content }, ...key }, { dispatch, queryFulfilled }) {
        const patch = patchAnswer(dispatch, key, (answer) => {
          Object.assign(answer, { content, links: [], edited: true });
        });
        try {
          const { data } = await queryFulfilled;
          patchAnswer(dispatch, key, (answer) => void Object.assign(answer, data));
        } catch {
          patch.undo();
        }
      },
    }),
    /** Gone at once; a refusal brings it back. */
    deleteAnswer: build.mutation<{ success: true }, AnswerKey>({
      query: (key) => ({ url: onePath(key), method: 'DELETE' }),
      async onQueryStarted({ slug, id }, { dispatch, queryFulfilled }) {
        const patch = patchQuestion(dispatch, slug, (question) => {
          const gone = question.answers.find((it) => it.id === id);
          question.answers = question.answers.filter((it) => it.id !== id);
          question.answer_count -= 1;
          if (gone?.accepted) question.answered = false;
        });
        try {
          await queryFulfilled;
          dispatch(
            answersApi.util.updateQueryData('getMyAnswer', slug, (mine) => {
              if (mine.answer?.id === id) mine.answer = null;
            }),
          );
          markListsChanged();
        } catch {
          patch.undo();
        }
      },
      invalidatesTags: (_answer, error) => (error ? [] : ['Questions']),
    }),
    /** The heart turns at once; a refusal turns it back, and the answer's own count is kept. */
    likeAnswer: build.mutation<LikeAnswer, AnswerKey & { idempotencyKey: string }>({
      query: ({ idempotencyKey, ...key }) => ({
        url: `${onePath(key)}like/`,
        method: 'POST',
        idempotencyKey,
      }),
      async onQueryStarted({ slug, id }, { dispatch, queryFulfilled }) {
        const patch = patchAnswer(dispatch, { slug, id }, (answer) => {
          answer.like_count += answer.liked ? -1 : 1;
          answer.liked = !answer.liked;
        });
        try {
          const { data } = await queryFulfilled;
          if (!data.success) patch.undo();
          else {
            patchAnswer(dispatch, { slug, id }, (answer) => {
              answer.liked = data.liked;
              answer.like_count = data.like_count;
            });
          }
        } catch {
          patch.undo();
        }
      },
    }),
    /** The mark moves at once, and back when it is refused. */
    acceptAnswer: build.mutation<AcceptAnswer, AnswerKey & { idempotencyKey: string }>({
      query: ({ idempotencyKey, ...key }) => ({
        url: `${onePath(key)}accept/`,
        method: 'POST',
        idempotencyKey,
      }),
      async onQueryStarted({ slug, id }, { dispatch, queryFulfilled }) {
        const patch = patchQuestion(dispatch, slug, (question) => {
          for (const it of question.answers) it.accepted = it.id === id && !it.accepted;
          question.answered = question.answers.some((it) => it.accepted);
        });
        await queryFulfilled.then(markListsChanged, () => patch.undo());
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
