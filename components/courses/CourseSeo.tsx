import { Seo } from '@/components/layout/Seo';
import { useSiteOrigin } from '@/components/layout/SiteOrigin';
import type { Course } from '@/contract/courses';
import { useTranslation } from '@/hooks/useTranslation';
import { languageOf } from '@/lib/dates';
import { paths } from '@/lib/paths';
import { courseData } from './courseData';

/** What search engines and shared links read of a course. */
export function CourseSeo({ course }: { course: Course }) {
  const { t } = useTranslation('courses');
  const { t: common, i18n } = useTranslation('common');
  const origin = useSiteOrigin();
  const prefix = languageOf(i18n.language) === 'en' ? '/en' : '';
  const names = { siteName: common('site.name'), listName: t('title') };
  return (
    <Seo
      title={course.title}
      description={course.description}
      path={paths.course(course.slug)}
      image={course.image}
      type="article"
      jsonLd={courseData(course, { site: { origin, prefix }, ...names })}
    />
  );
}
