import { CoursesPage } from '@/components/courses/CoursesPage';
import { courses } from '@/routes/lists/courses';

/** Courses searched: `/courses?search=…`. */
export default CoursesPage;

export const getServerSideProps = courses.searched;
