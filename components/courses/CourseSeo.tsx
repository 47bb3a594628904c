import { useTranslation } from 'react-i18next';
import { Seo } from '@/components/layout/Seo';
import { useSiteAddress } from '@/components/layout/useSiteAddress';
import type { Course } from '@/contract/courses';
import { paths } from '@/lib/paths';
import { courseData } from './courseData';

/** Renders the metadata of a course for search engines and shared links. */
export function CourseSeo({ course }: { course: Course }) {
  const { t } = useTranslation('courses');
  const { t: common } = useTranslation('common');
  const site = useSiteAddress();
  const names = { siteName: common('site.name'), listName: t('title') };
  return (
    <Seo
      title={course.title}
      description={course.description}
      path={paths.course(course.slug)}
      image={course.image}
      type="article"
      jsonLd={courseData(course, { site, ...names })}
    />
  );
}
