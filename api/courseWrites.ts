import { courseCalls } from '@/contract/courses.calls';
import { markListsChanged } from '@/lib/browser/listChanges';
import { baseApi } from './baseApi';
import { coursesApi } from './courses';
import { mutation } from './endpoint';
import { patchQuery } from './patchQuery';
import { tagOf } from './tags';

/** Members' writes in courses. A file of its own, since a page is rendered without it. */
export const courseWritesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    applyToCourse: mutation(build, courseCalls.applyToCourse, {
      async onQueryStarted({ slug }, lifecycle): Promise<void> {
        await lifecycle.queryFulfilled.then(
          ({ data }) => {
            patchQuery(lifecycle, coursesApi.endpoints.getCourse, { slug }, () => data);
            markListsChanged();
          },
          () => undefined,
        );
      },
      // Rejected because it was submitted elsewhere, or the course has closed: fetch the course again.
      invalidatesTags: (_course, error, { slug }) =>
        error ? (error.status === 409 ? [tagOf('Course', slug)] : []) : ['Courses'],
    }),
    changeCourseApplication: mutation(build, courseCalls.changeCourseApplication, {
      async onQueryStarted({ slug }, lifecycle): Promise<void> {
        await lifecycle.queryFulfilled.then(
          ({ data }) => void patchQuery(lifecycle, coursesApi.endpoints.getCourse, { slug }, () => data),
          () => undefined,
        );
      },
    }),
    /** Shown at once; a rejection restores the earlier mark. */
    markLesson: mutation(build, courseCalls.markLesson, {
      async onQueryStarted({ slug, number, done }, lifecycle): Promise<void> {
        const set = (change: (before: number[]) => number[]) =>
          patchQuery(lifecycle, coursesApi.endpoints.getCourse, { slug }, (course) => {
            course.done = change(course.done ?? []);
            course.done_count = course.done.length;
          });
        const patch = set((before) =>
          done ? [...new Set([...before, number])].sort((a, b) => a - b) : before.filter((it) => it !== number),
        );
        try {
          const { data } = await lifecycle.queryFulfilled;
          set(() => data.done);
          markListsChanged();
        } catch {
          patch.undo();
        }
      },
      invalidatesTags: (_done, error) => (error ? [] : ['Courses']),
    }),
  }),
});

export const { useApplyToCourseMutation, useChangeCourseApplicationMutation, useMarkLessonMutation } = courseWritesApi;
