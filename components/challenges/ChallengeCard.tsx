import { useTranslation } from 'react-i18next';
import { Card, poster } from '@/components/ui/Card';
import { Tag } from '@/components/ui/Tag';
import type { ChallengeSummary } from '@/contract/challenges';
import { useRenderedAt } from '@/hooks/useRenderedAt';
import { formatCompact } from '@/lib/numbers';
import { paths } from '@/lib/paths';
import { daysLeft } from './times';
import { useChallengeDates } from './useChallengeDates';

/**
 * Returns how long a challenge still runs, or the time until it begins; its last day when the page has no
 * render time to count from.
 */
export function useStatusText({ status, starts_on, ends_on }: ChallengeSummary): string {
  const { t } = useTranslation('challenges');
  const now = useRenderedAt();
  if (status === 'closed' || !now) return t(`statuses.${status}`);
  const count = daysLeft({ status, starts_on, ends_on }, now);
  if (status === 'opened') return count > 1 ? t('card.daysLeft', { count }) : t('card.lastDay');
  return count === 0 ? t('card.startsToday') : t('card.startsIn', { count });
}

/** Renders a challenge in a list: picture, duration, check-in time and number of participants. */
export function ChallengeCard({
  challenge,
  mine,
  eager,
}: {
  challenge: ChallengeSummary;
  /** The reader takes part. */
  mine: boolean;
  eager: boolean;
}) {
  const { t, i18n } = useTranslation('challenges');
  const { everyText } = useChallengeDates();
  const statusText = useStatusText(challenge);
  const { id, status, title, description, image, type, participant_count: count } = challenge;
  return (
    <Card
      href={paths.challenge(id)}
      title={title}
      picture={poster(image)}
      eager={eager}
      mark={mine ? <Tag tone="accent">{t(status === 'closed' ? 'card.wasMine' : 'card.mine')}</Tag> : null}
      kind={
        <>
          {t(`types.${type}`)}
          {status === 'opened' ? null : ` · ${t(`statuses.${status}`)}`}
        </>
      }
      excerpt={description}
    >
      {status === 'closed' ? null : (
        <>
          <span>{statusText}</span>
          <span>{everyText(challenge)}</span>
        </>
      )}
      <span>{t('card.participants', { count, participants: formatCompact(count, i18n.language) })}</span>
    </Card>
  );
}
