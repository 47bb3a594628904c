import type { Course } from '@/contract/courses';
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

/** Returns the lessons that are done, in their order, with or without one of them. */
function withLesson(lessons: readonly number[] | null, number: number, isDone: boolean): number[] {
  const rest = (lessons ?? []).filter((it) => it !== number);
  return isDone ? [...rest, number].sort((a, b) => a - b) : rest;
}

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
      invalidatesTags: (_course, error, { slug }) => (error ? staleSubject(error, tagOf('Course', slug)) : []),
    }),
    /** Shown at once; a rejection restores the earlier mark. Either changes no other, which may be in flight too. */
    markLesson: mutation(build, courseCalls.markLesson, {
      async onQueryStarted({ slug, number, done }, lifecycle): Promise<void> {
        const patch = (recipe: (course: Course) => void) =>
          patchQuery(lifecycle, coursesApi.endpoints.getCourse, { slug }, recipe);
        const hold = (course: Course, lessons: number[] | null) => {
          course.done = lessons;
          course.done_count = lessons?.length ?? null;
        };
        let before = undefined as number[] | null | undefined;
        patch((course) => {
          before = course.done && [...course.done];
          hold(course, withLesson(course.done, number, done));
        });
        try {
          const { data } = await lifecycle.queryFulfilled;
          patch((course) => hold(course, withLesson(course.done, number, data.done.includes(number))));
          markListsChanged();
        } catch {
          patch((course) => {
            if (before === undefined) return;
            const lessons = withLesson(course.done, number, before?.includes(number) ?? false);
            hold(course, before || lessons.length > 0 ? lessons : null);
          });
        }
      },
      invalidatesTags: (_answer, error, { slug }) => (error ? staleSubject(error, tagOf('Course', slug)) : ['Courses']),
    }),
  }),
});

export const { useApplyToCourseMutation, useChangeCourseApplicationMutation, useMarkLessonMutation } = courseWritesApi;
