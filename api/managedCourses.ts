import type { ManagedCourse, ManagedCourseBody } from '@/contract/managedCourses';
import { managedCourseCalls } from '@/contract/managedCourses.calls';
import { baseApi } from './baseApi';
import { mutation, query, requestOf } from './endpoint';
import { markWhenDone } from './markWhenDone';
import { orderAtOnce } from './orderAtOnce';
import { staleAfter } from './tags';

/** The calls of the console about courses. */
export const managedCoursesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getManagedCourses: query(build, managedCourseCalls.getManagedCourses, { providesTags: ['ManagedCourses'] }),
    orderCourses: mutation(build, managedCourseCalls.orderCourses, {
      // After a failure too: the order is another operator's then.
      invalidatesTags: ['ManagedCourses', 'Courses', 'ManagerLog'],
      async onQueryStarted({ slugs }, lifecycle) {
        await orderAtOnce(lifecycle, managedCoursesApi.endpoints.getManagedCourses, ({ slug }) => slugs.indexOf(slug));
      },
    }),
    getManagedCourse: query(build, managedCourseCalls.getManagedCourse, { providesTags: ['ManagedCourses'] }),
    /** As members see it, in the page's language. */
    getCoursePreview: query(build, managedCourseCalls.getCoursePreview, { providesTags: ['ManagedCourses'] }),
    createCourse: mutation(build, managedCourseCalls.createCourse, {
      invalidatesTags: staleAfter('ManagedCourses', 'ManagerLog'),
    }),
    updateCourse: build.mutation<ManagedCourse, { at: string; body: ManagedCourseBody & { version: number } }>({
      query: ({ at, body }) => ({ ...requestOf(managedCourseCalls.updateCourse)({ slug: at }), body }),
      onQueryStarted: markWhenDone,
      // Under its former slug a draft would be read in vain: its page is left for that of the new one.
      invalidatesTags: (answer, error, { at }) => {
        if (error) return [];
        return answer?.slug === at ? ['ManagedCourses', 'Course', 'Courses', 'ManagerLog'] : ['ManagerLog'];
      },
    }),
    publishCourse: mutation(build, managedCourseCalls.publishCourse, {
      onQueryStarted: markWhenDone,
      // After a failure too: another operator has changed it then, or members have begun it.
      invalidatesTags: ['ManagedCourses', 'Course', 'Courses', 'ManagerLog'],
    }),
    copyCourse: mutation(build, managedCourseCalls.copyCourse, {
      invalidatesTags: staleAfter('ManagedCourses', 'ManagerLog'),
    }),
    deleteCourse: mutation(build, managedCourseCalls.deleteCourse, {
      // The page of the deleted one is still shown: only the lists are read again.
      invalidatesTags: staleAfter('ManagerLog'),
    }),
  }),
});

export const {
  useGetManagedCoursesQuery,
  useOrderCoursesMutation,
  useGetManagedCourseQuery,
  useLazyGetManagedCourseQuery,
  useGetCoursePreviewQuery,
  useCreateCourseMutation,
  useUpdateCourseMutation,
  usePublishCourseMutation,
  useCopyCourseMutation,
  useDeleteCourseMutation,
} = managedCoursesApi;
