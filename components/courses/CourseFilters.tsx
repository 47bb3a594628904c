import { useTranslation } from 'react-i18next';
import { FilterChips } from '@/components/lists/FilterChips';
import { Filters } from '@/components/lists/Filters';
import { courseStatuses } from '@/contract/constants/participation';
import { paths } from '@/lib/paths';
import type { CoursesView } from './coursesView';

/** Renders the filter of courses by status as links, which work without JavaScript. */
export function CourseFilters({ view, search }: { view: CoursesView; search: string }) {
  const { t } = useTranslation('courses');
  return (
    <Filters>
      <FilterChips
        label={t('status.label')}
        options={courseStatuses.map((slug) => ({ slug, name: t(`status.${slug}`) }))}
        chosen={view.status ? [view.status] : []}
        hrefOf={([status]) => paths.courses({ status, search })}
      />
    </Filters>
  );
}
