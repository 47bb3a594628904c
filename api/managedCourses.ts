import type { ArgumentsOf } from '@/contract/call';
import type { Paginated } from '@/contract/common';
import type { ListedCourse, ManagedCourse, ManagedCourseBody } from '@/contract/managedCourses';
import { managedCourseCalls } from '@/contract/managedCourses.calls';
import { baseApi } from './baseApi';
import { campaignCalls } from './campaignCalls';
import { mutation, query, requestOf } from './endpoint';
import { orderAtOnce } from './orderAtOnce';
import { wholeList } from './wholeList';

type Narrowed = Omit<ArgumentsOf<typeof managedCourseCalls.getManagedCourses>, 'page' | 'page_size'>;

const calls = campaignCalls('ManagedCourses', 'Course', 'Courses');

/** The calls of the console about courses. */
export const managedCoursesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getManagedCourses: query(build, managedCourseCalls.getManagedCourses, calls.read),
    /** The whole list, in which a course can be put at any place. */
    getWholeCourses: build.query<Paginated<ListedCourse>, Narrowed>({
      queryFn: wholeList<ListedCourse, Narrowed>(requestOf(managedCourseCalls.getManagedCourses)),
      ...calls.read,
    }),
    orderCourses: mutation(build, managedCourseCalls.orderCourses, {
      // After a failure too: the order is another operator's then.
      invalidatesTags: ['ManagedCourses', 'Courses', 'ManagerLog'],
      async onQueryStarted({ slugs }, lifecycle) {
        const { getManagedCourses, getWholeCourses } = managedCoursesApi.endpoints;
        const placeOf = ({ slug }: ListedCourse) => slugs.indexOf(slug);
        await Promise.all([
          orderAtOnce(lifecycle, getManagedCourses, placeOf),
          orderAtOnce(lifecycle, getWholeCourses, placeOf),
        ]);
      },
    }),
    getManagedCourse: query(build, managedCourseCalls.getManagedCourse, calls.read),
    /** As members see it, in the page's language. */
    getCoursePreview: query(build, managedCourseCalls.getCoursePreview, calls.read),
    createCourse: mutation(build, managedCourseCalls.createCourse, calls.create),
    updateCourse: build.mutation<ManagedCourse, { at: string; body: ManagedCourseBody & { version: number } }>({
      ...calls.updateAt,
      query: ({ at, body }) => ({ ...requestOf(managedCourseCalls.updateCourse)({ slug: at }), body }),
    }),
    publishCourse: mutation(build, managedCourseCalls.publishCourse, calls.publish),
    copyCourse: mutation(build, managedCourseCalls.copyCourse, calls.create),
    deleteCourse: mutation(build, managedCourseCalls.deleteCourse, calls.remove),
  }),
});

export const {
  useGetManagedCoursesQuery,
  useGetWholeCoursesQuery,
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
