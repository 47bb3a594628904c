import { courseCalls } from '@/contract/courses.calls';
import { baseApi } from './baseApi';
import { query } from './endpoint';
import { tagOf } from './tags';

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
