import { useTranslation } from 'react-i18next';
import { FilterChips } from '@/components/lists/FilterChips';
import { Filters } from '@/components/lists/Filters';
import { missionStatuses } from '@/contract/constants/participation';
import { paths } from '@/lib/paths';
import type { MissionsView } from './missionsView';

/** Renders the filter of missions by status as links, which work without JavaScript. */
export function MissionFilters({ view, search }: { view: MissionsView; search: string }) {
  const { t } = useTranslation('missions');
  return (
    <Filters>
      <FilterChips
        label={t('status.label')}
        options={missionStatuses.map((slug) => ({ slug, name: t(`status.${slug}`) }))}
        chosen={view.status ? [view.status] : []}
        hrefOf={([status]) => paths.missions({ status, search })}
      />
    </Filters>
  );
}
