import { useTranslation } from 'react-i18next';
import { Seo } from '@/components/layout/Seo';
import { useSiteAddress } from '@/components/layout/useSiteAddress';
import type { Course } from '@/contract/courses';
import { paths } from '@/lib/paths';
import { breadcrumbs, type SiteAddress } from '@/lib/structuredData';
import { lessonAnchor } from './CourseContents';

/** Builds a course's structured data: free, with its lessons and breadcrumbs. */
function courseData(
  course: Course,
  { site, siteName, listName }: { site: SiteAddress; siteName: string; listName: string },
): Record<string, unknown> {
  const path = paths.course(course.slug);
  const url = `${site.base}${path}`;
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'Course',
        '@id': url,
        url,
        name: course.title,
        description: course.description,
        image: `${site.origin}${course.image}`,
        inLanguage: site.language,
        isAccessibleForFree: true,
        provider: { '@type': 'Organization', name: siteName, url: site.origin },
        offers: { '@type': 'Offer', category: 'Free', price: 0, priceCurrency: 'KRW' },
        hasCourseInstance: { '@type': 'CourseInstance', courseMode: 'Online', courseWorkload: `PT${course.minutes}M` },
        syllabusSections: course.lessons.map(({ number, title, minutes }) => ({
          '@type': 'Syllabus',
          name: title,
          url: `${url}#${lessonAnchor(number)}`,
          timeRequired: `PT${minutes}M`,
        })),
      },
      breadcrumbs(site, [
        { name: listName, path: paths.courses() },
        { name: course.title, path },
      ]),
    ],
  };
}

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
