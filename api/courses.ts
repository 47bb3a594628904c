import { courseCalls } from '@/contract/courses.calls';
import { markListsChanged } from '@/lib/browser/listChanges';
import { baseApi } from './baseApi';
import { mutation, query } from './endpoint';
import { patchQuery } from './patchQuery';
import { staleSubject, tagOf } from './tags';

export const coursesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getCourses: query(build, courseCalls.getCourses, { providesTags: ['Courses', 'Personal'] }),
    getCourse: query(build, courseCalls.getCourse, {
      providesTags: (_course, _error, { slug }) => ['Personal', tagOf('Course', slug)],
    }),
    /** The applications of members, for managers. */
    getCourseApplications: query(build, courseCalls.getCourseApplications, {
      providesTags: (_page, _error, { slug }) => ['Personal', tagOf('Course', slug)],
    }),
  }),
});

export const { useGetCoursesQuery, useGetCourseQuery, useGetCourseApplicationsQuery } = coursesApi;

/** Members' writes in courses. */
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
      invalidatesTags: (_course, error, { slug }) => (error ? staleSubject(error, tagOf('Course', slug)) : ['Courses']),
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
      invalidatesTags: (_course, error, { slug }) => (error ? staleSubject(error, tagOf('Course', slug)) : []),
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
      invalidatesTags: (_answer, error, { slug }) => (error ? staleSubject(error, tagOf('Course', slug)) : ['Courses']),
    }),
  }),
});

export const { useApplyToCourseMutation, useChangeCourseApplicationMutation, useMarkLessonMutation } = courseWritesApi;
