import { CoursesPage } from '@/components/courses/CoursesPage';
import { onFirstVisit } from '@/routes/createPage';
import { courses } from '@/routes/lists/courses';

export default CoursesPage;

export const getStaticPaths = onFirstVisit;
export const getStaticProps = courses.numbered;
