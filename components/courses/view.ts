import { type CourseStatus, courseStatuses } from '@/contract/constants/participation';
import type { CoursesQuery } from '@/contract/courses';
import { pageQueryOf } from '@/lib/listQuery';
import type { AddressQuery, ListState } from '@/lib/listState';

/** Which courses a list is of: '' for all of them, the open ones first. */
export type CoursesView = { status: CourseStatus | '' };

/** The view that an address holds; what does not hold there is taken as left out. */
export const viewOf = ({ status }: AddressQuery): CoursesView => ({
  status: courseStatuses.find((it) => it === status) ?? '',
});

/** The call for a page of courses, the same on the server and in the browser. */
export const coursesQueryOf = ({ status }: CoursesView, state: ListState, page = state.page): CoursesQuery => ({
  ...(status && { status }),
  ...pageQueryOf(state, page),
});
