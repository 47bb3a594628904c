import { type CourseStatus, courseStatuses } from '@/contract/constants/participation';
import type { CoursesQuery } from '@/contract/courses';
import { pageQueryOf } from '@/lib/listQuery';
import type { AddressQuery, ListState } from '@/lib/listState';

/** The filter of a list of courses: '' for all of them, the open ones first. */
export type CoursesView = { status: CourseStatus | '' };

/** Parses the view from an address; invalid values are ignored. */
export const coursesViewOf = ({ status }: AddressQuery): CoursesView => ({
  status: courseStatuses.find((it) => it === status) ?? '',
});

/** Builds the query for a page of courses, the same on the server and in the browser. */
export const coursesQueryOf = ({ status }: CoursesView, state: ListState, page = state.page): CoursesQuery => ({
  ...(status && { status }),
  ...pageQueryOf(state, page),
});
