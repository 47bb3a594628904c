import { useTranslation } from 'react-i18next';
import { FilterChips } from '@/components/lists/FilterChips';
import { Filters } from '@/components/lists/Filters';
import { ChipLink, Chips } from '@/components/ui/Tag';
import { challengeTypes } from '@/contract/constants/participation';
import { type ChallengesView, challengesViewPath, shownStatus } from './challengesView';

const statuses = ['opened', 'upcoming', 'closed', 'all'] as const;

/** Renders the filters of challenges by status and type as links, which work without JavaScript. */
export function ChallengeFilters({ view, search }: { view: ChallengesView; search: string }) {
  const { t } = useTranslation('challenges');
  const hrefOf = (change: Partial<ChallengesView>) => challengesViewPath({ ...view, ...change }, search);
  const shown = shownStatus(view, search);
  return (
    <Filters>
      <Chips label={t('statuses.label')}>
        {statuses.map((status) => (
          <ChipLink key={status} href={hrefOf({ status })} selected={status === shown} scroll={false} prefetch={false}>
            {t(`statuses.${status}`)}
          </ChipLink>
        ))}
      </Chips>
      <FilterChips
        label={t('types.label')}
        options={challengeTypes.map((slug) => ({ slug, name: t(`types.${slug}`) }))}
        chosen={view.type ? [view.type] : []}
        hrefOf={([slug]) => hrefOf({ type: challengeTypes.find((it) => it === slug) ?? '' })}
      />
    </Filters>
  );
}
