import type { ArgumentsOf } from '@/contract/call';
import type { LikeAnswer, ViewAnswer } from '@/contract/common';
import type { Forum } from '@/contract/forums';
import type { Topic, TopicUpdateBody } from '@/contract/topics';
import { forumTopicCalls, topicCalls } from '@/contract/topics.calls';
import { markListsChanged } from '@/lib/browser/listChanges';
import { baseApi } from './baseApi';
import { mutation, requestOf } from './endpoint';
import { forumsApi } from './forums';
import { type Like, likeMutation } from './likes';
import { definedFields, entriesOf, type Lifecycle, type Patch, patchEveryQuery } from './patchQuery';
import { staleAfter, staleSubject } from './tags';
import { topicsApi } from './topics';

/** Patches a topic wherever it is cached. */
const patchTopic = (lifecycle: Lifecycle, topicId: number, recipe: (topic: Topic) => unknown): Patch =>
  patchEveryQuery(lifecycle, topicsApi.endpoints.getTopic, recipe, ({ id }) => id === topicId);

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
 * Writes of readers and members to topics. The writes of topics, posts, comments and members are files of their own:
 * with them a topic would load 2.6 kB more, beyond its budget.
 */
export const topicWritesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    createTopic: mutation(build, forumTopicCalls.createTopic, {
      async onQueryStarted(_arg, { queryFulfilled }): Promise<void> {
        await queryFulfilled.then(markListsChanged, () => undefined);
      },
      invalidatesTags: staleAfter('Topics', 'Forums'),
    }),
    /** The same into a forum that its writer has chosen. */
    writeTopic: mutation(build, topicCalls.writeTopic, {
      async onQueryStarted(_arg, { queryFulfilled }): Promise<void> {
        await queryFulfilled.then(markListsChanged, () => undefined);
      },
      invalidatesTags: staleAfter('Topics', 'Forums'),
    }),
    updateTopic: mutation(build, topicCalls.updateTopic, {
      /** Updates the cached topic optimistically; a failure restores it. */
      async onQueryStarted({ id, ...changes }, lifecycle): Promise<void> {
        const { getForum } = forumsApi.endpoints;
        const state = lifecycle.getState() as Parameters<ReturnType<typeof getForum.select>>[0];
        const patch = patchTopic(lifecycle, id, (topic) =>
          changeTopic(topic, changes, getForum.select({ slug: topic.forum.slug })(state).data),
        );
        try {
          const { data } = await lifecycle.queryFulfilled;
          patchTopic(lifecycle, id, () => data);
          markListsChanged();
        } catch {
          patch.undo();
        }
      },
      invalidatesTags: (_response, error, { id }) =>
        error ? staleSubject(error, { type: 'Topic', id }) : ['Topics', 'Forums'],
    }),
    deleteTopic: mutation(build, topicCalls.deleteTopic, {
      async onQueryStarted(_key, { queryFulfilled }): Promise<void> {
        await queryFulfilled.then(markListsChanged, () => undefined);
      },
      invalidatesTags: staleAfter('Topics', 'Forums'),
    }),
    /** Counts the reader, once a day, so without a key; the answer's count is shown. */
    viewTopic: build.mutation<ViewAnswer, ArgumentsOf<typeof forumTopicCalls.viewTopic>>({
      query: requestOf(forumTopicCalls.viewTopic),
      async onQueryStarted({ id }, lifecycle): Promise<void> {
        await lifecycle.queryFulfilled.then(
          ({ data }) =>
            patchTopic(lifecycle, id, (topic) => {
              topic.view_count = data.view_count;
            }),
          () => undefined,
        );
      },
    }),
    likeTopic: build.mutation<LikeAnswer, ArgumentsOf<typeof topicCalls.likeTopic> & Like>(
      likeMutation(
        ({ id }) => requestOf(topicCalls.likeTopic)({ id }),
        (lifecycle, { id }, recipe) => patchTopic(lifecycle, id, recipe),
      ),
    ),
  }),
});

export const { useCreateTopicMutation, useWriteTopicMutation, useUpdateTopicMutation, useDeleteTopicMutation } =
  topicWritesApi;
