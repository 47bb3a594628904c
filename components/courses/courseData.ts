import type { Course } from '@/contract/courses';
import { breadcrumbs, type SiteAddress } from '@/lib/breadcrumbs';
import { paths } from '@/lib/paths';
import { lessonAnchor } from './CourseContents';

/** Builds a course's structured data: free, with its lessons and breadcrumbs. */
export function courseData(
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
