import { useTranslation } from 'react-i18next';
import { Tag } from '@/components/ui/Tag';
import type { EventView, CampaignState as State } from '@/contract/constants/campaigns';
import type { ListStates } from './ManagedList';
import { useMoment } from './useDay';

/** Renders the state of a campaign, with the time that a scheduled one opens at. */
export function CampaignState({
  of: { state, published_at: at },
}: {
  of: { state: State; published_at: string | null };
}) {
  const { t } = useTranslation('campaigns');
  const moment = useMoment();
  return (
    <>
      <Tag tone={state === 'open' ? 'accent' : 'plain'}>{t(`states.${state}`)}</Tag>
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
