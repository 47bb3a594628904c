import { useTranslation } from 'react-i18next';
import { Filters } from '@/components/lists/Filters';
import { ChipLink, Chips } from '@/components/ui/Tag';
import { paths } from '@/lib/paths';
import { type EventsTab, eventTabs } from './eventsView';

/** Renders the filters of events as links, which work without JavaScript and keep the search. */
export function EventFilters({ tab, search }: { tab: EventsTab; search: string }) {
  const { t } = useTranslation('events');
  return (
    <Filters>
      <Chips label={t('tabs.label')}>
        {eventTabs.map((it) => (
          <ChipLink
            key={it}
            href={paths.events({ tab: it, search })}
            selected={it === tab}
            scroll={false}
            prefetch={false}
          >
            {t(`tabs.${it || 'opened'}`)}
          </ChipLink>
        ))}
      </Chips>
    </Filters>
  );
}
