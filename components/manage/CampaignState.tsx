import { useTranslation } from 'react-i18next';
import { Tag } from '@/components/ui/Tag';
import { useNow } from '@/components/ui/useNow';
import type { EventView, CampaignState as State } from '@/contract/constants/campaigns';
import { hasCome, wallClock } from '@/lib/dates';
import type { ListStates } from './ManagedList';
import { useMoment } from './useDay';

/** A campaign with the start of its own days, where it has one: an instant, or the first day of a challenge. */
export interface PublishedCampaign {
  state: State;
  published_at: string | null;
  /** When an operator ended it early, and why: of those that can be. */
  ended_at?: string | null;
  end_reason?: string;
  end_reason_en?: string;
  starts_at?: string;
  starts_on?: string;
  time_zone?: string | null;
}

/** A challenge of each member's own zone begins with the first of them. */
const FIRST_ZONE = 'Etc/GMT-14';

/** Returns whether the days of a campaign have begun; one without a start has with its publication. */
function hasBegun({ starts_at, starts_on, time_zone }: PublishedCampaign, now: string): boolean {
  if (starts_on)
    return (
      starts_on <=
      wallClock(new Date(now), time_zone ?? FIRST_ZONE)
        .toISOString()
        .slice(0, 10)
    );
  return starts_at === undefined || hasCome(starts_at, now);
}

/**
 * Renders the state of a campaign, with the time that a scheduled one opens at, and whether one that members find has
 * not begun.
 */
export function CampaignState({ of: campaign }: { of: PublishedCampaign }) {
  const { t } = useTranslation('campaigns');
  const moment = useMoment();
  const now = useNow()?.now;
  const { state, published_at: at } = campaign;
  const isUpcoming = state === 'open' && now !== undefined && !hasBegun(campaign, now);
  return (
    <>
      <Tag tone={state === 'open' && !isUpcoming ? 'accent' : 'plain'}>{t(`states.${state}`)}</Tag>
      {isUpcoming ? (
        <>
          {' '}
          <Tag>{t('states.upcoming')}</Tag>
        </>
      ) : null}
      {state === 'scheduled' && at ? (
        <>
          {' '}
          <time className="fine" dateTime={at}>
            {moment(at)}
          </time>
        </>
      ) : null}
    </>
  );
}

/** Returns the states of campaigns for their list, and what is to do about them. */
export function useCampaignStates<V extends EventView>(values: readonly V[]): ListStates<V> {
  const { t } = useTranslation('campaigns');
  return { label: t('state'), values, nameOf: (state) => t(`states.${state as EventView | 'all'}`) };
}
