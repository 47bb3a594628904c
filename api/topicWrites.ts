import type { LikeAnswer, ViewAnswer } from '@/contract/common';
import type { Forum } from '@/contract/forums';
import type { Topic, TopicBody, TopicUpdateBody } from '@/contract/topics';
import { markListsChanged } from '@/lib/browser/listChanges';
import { baseApi } from './baseApi';
import { forumsApi } from './forums';
import { type Like, likeMutation } from './likes';
import { definedFields, entriesOf, patchQuery } from './patchQuery';
import { type TopicKey, topicsApi } from './topics';

/** Changes a cached topic in every field that an update names, as its page would show it. */
function changeTopic(topic: Topic, changes: TopicUpdateBody, forum: Forum | undefined): void {
  const { categories, tags, event, fileUrls, fileAlts, reason: _, ...plain } = changes;
  const made = (label: string) => ({ slug: label, name: label, forum: topic.forum.slug });
  Object.assign(topic, definedFields(plain));
  if (plain.content !== undefined) topic.links = [];
  if (categories) {
    const known = [...(forum?.categories ?? []), ...topic.categories];
    topic.categories = entriesOf(categories, known, made);
  }
  if (tags) topic.tags = entriesOf(tags, [...(forum?.tags ?? []), ...topic.tags], made);
  // Another event's dates are known from the answer.
  if (event !== undefined && event !== topic.event?.slug) topic.event = null;
  if (fileUrls) {
    topic.fileUrls = fileUrls;
    topic.files = fileUrls.map((url, index) => {
      const held = topic.files.find((file) => file.url === url) ?? { width: 0, height: 0, alt: '' };
      return { ...held, url, alt: fileAlts?.[index] ?? held.alt };
    });
  }
}

/**
 * Writes of readers and members to topics. A file of its own, since a page is rendered without it.
 */
export const topicWritesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    createTopic: build.mutation<Topic, { slug: string; body: TopicBody; idempotencyKey: string }>({
      query: ({ slug, body, idempotencyKey }) => ({
        url: `forums/${slug}/topics/`,
        method: 'POST',
        body,
        idempotencyKey,
      }),
      async onQueryStarted(_arg, { queryFulfilled }): Promise<void> {
        await queryFulfilled.then(markListsChanged, () => undefined);
      },
      invalidatesTags: (_topic, error) => (error ? [] : ['Topics', 'Forums']),
    }),
    /** The same into a forum that its writer has chosen. */
    writeTopic: build.mutation<Topic, { slug: string; body: TopicBody; idempotencyKey: string }>({
      query: ({ slug, body, idempotencyKey }) => ({
        url: 'topics/',
        method: 'POST',
        body: { ...body, forum: slug },
        idempotencyKey,
      }),
      async onQueryStarted(_arg, { queryFulfilled }): Promise<void> {
        await queryFulfilled.then(markListsChanged, () => undefined);
      },
      invalidatesTags: (_topic, error) => (error ? [] : ['Topics', 'Forums']),
    }),
    updateTopic: build.mutation<Topic, TopicKey & { changes: TopicUpdateBody }>({
      query: ({ id, changes }) => ({ url: `topics/${id}/`, method: 'PUT', body: changes }),
      /** Updates the cached topic optimistically; a failure restores it. */
      async onQueryStarted({ slug, id, changes }, lifecycle): Promise<void> {
        const { getForum } = forumsApi.endpoints;
        const state = lifecycle.getState() as Parameters<ReturnType<typeof getForum.select>>[0];
        const forum = getForum.select({ slug })(state).data;
        const patchTopic = (recipe: (topic: Topic) => unknown) =>
          patchQuery(lifecycle, topicsApi.endpoints.getTopic, { slug, id }, recipe);
        const patch = patchTopic((topic) => changeTopic(topic, changes, forum));
        try {
          const { data } = await lifecycle.queryFulfilled;
          patchTopic(() => data);
          markListsChanged();
        } catch {
          patch.undo();
        }
      },
      invalidatesTags: (_topic, error) => (error ? [] : ['Topics', 'Forums']),
    }),
    deleteTopic: build.mutation<{ success: true }, TopicKey>({
      query: ({ id }) => ({ url: `topics/${id}/`, method: 'DELETE' }),
      async onQueryStarted(_key, { queryFulfilled }): Promise<void> {
        await queryFulfilled.then(markListsChanged, () => undefined);
      },
      invalidatesTags: (_answer, error) => (error ? [] : ['Topics', 'Forums']),
    }),
    /** Counts the reader, once a day; the answer's count is shown. */
    viewTopic: build.mutation<ViewAnswer, TopicKey>({
      query: ({ slug, id }) => ({ url: `forums/${slug}/topics/${id}/view/`, method: 'POST' }),
      async onQueryStarted(key, lifecycle): Promise<void> {
        await lifecycle.queryFulfilled.then(
          ({ data }) =>
            patchQuery(lifecycle, topicsApi.endpoints.getTopic, key, (topic) => {
              topic.view_count = data.view_count;
            }),
          () => undefined,
        );
      },
    }),
    likeTopic: build.mutation<LikeAnswer, TopicKey & Like>(
      likeMutation(
        ({ id }) => `topics/${id}/like/`,
        (lifecycle, { slug, id }, recipe) => patchQuery(lifecycle, topicsApi.endpoints.getTopic, { slug, id }, recipe),
      ),
    ),
  }),
});

export const { useCreateTopicMutation, useWriteTopicMutation, useUpdateTopicMutation, useDeleteTopicMutation } =
  topicWritesApi;
