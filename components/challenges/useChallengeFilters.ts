import { useTranslation } from 'react-i18next';
import type { Filter } from '@/components/lists/filters';
import { challengeTypes } from '@/contract/constants/participation';
import { type ChallengesView, challengesViewPath, shownStatus } from './challengesView';

const statuses = ['opened', 'upcoming', 'closed', 'all'] as const;

/** Returns the views of challenges by status as links, and their filter by type. */
export function useChallengeFilters(view: ChallengesView, search: string) {
  const { t } = useTranslation('challenges');
  const shown = shownStatus(view, search);
  const tabs = {
    label: t('statuses.label'),
    items: statuses.map((status) => ({
      href: challengesViewPath({ ...view, status }, search),
      label: t(`statuses.${status}`),
      current: status === shown,
    })),
  };
  const type: Filter = {
    name: 'type',
    label: t('types.label'),
    options: challengeTypes.map((slug) => ({ slug, name: t(`types.${slug}`) })),
    chosen: view.type ? [view.type] : [],
  };
  return { tabs, filters: [type] };
}
