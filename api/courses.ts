import type { Paginated } from '@/contract/common';
import type { Course, CourseSummary, CoursesQuery, ManagedCourseApplication } from '@/contract/courses';
import { baseApi } from './baseApi';
import { tagOf } from './tags';

export const coursesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getCourses: build.query<Paginated<CourseSummary>, CoursesQuery>({
      query: (params) => ({ url: 'courses/', params }),
      providesTags: ['Courses', 'Personal'],
    }),
    getCourse: build.query<Course, string>({
      query: (slug) => ({ url: `courses/${slug}/` }),
      providesTags: (_course, _error, slug) => ['Personal', tagOf('Course', slug)],
    }),
    /** The applications of members, for managers. */
    getCourseApplications: build.query<Paginated<ManagedCourseApplication>, { slug: string; page: number }>({
      query: ({ slug, page }) => ({ url: `courses/${slug}/applications/`, params: { page } }),
      providesTags: (_page, _error, { slug }) => ['Personal', tagOf('Course', slug)],
    }),
  }),
});

export const { useGetCoursesQuery, useGetCourseQuery, useGetCourseApplicationsQuery } = coursesApi;
