import { useTranslation } from 'react-i18next';
import { RelativeTime } from '@/components/ui/RelativeTime';
import { Tag } from '@/components/ui/Tag';
import { dayText } from '@/components/users/dayText';
import type { OwnRaffleEntry } from '@/contract/activity';
import { paths } from '@/lib/paths';
import { ResultRow } from './ResultRow';

/** Renders an entry of the member's into a raffle, with the prize that it won. */
export function RaffleRow({ entry }: { entry: OwnRaffleEntry }) {
  const { t } = useTranslation('activity');
  const { t: common } = useTranslation('common');
  const { raffle_id: id, title, image, status, prize, sent_at, created_at } = entry;
  return (
    <ResultRow
      href={paths.raffle(id)}
      title={title}
      image={image}
      state={<Tag tone={status === 'won' ? 'accent' : 'plain'}>{t(`raffles.status.${status}`)}</Tag>}
    >
      {prize ? <span>{prize}</span> : null}
      {sent_at ? <span>{t('sent', { date: dayText(sent_at, common) })}</span> : null}
      <span>
        {t('raffles.entered')} <RelativeTime at={created_at} />
      </span>
    </ResultRow>
  );
}
