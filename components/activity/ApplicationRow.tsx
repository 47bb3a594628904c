import { useTranslation } from 'react-i18next';
import { RelativeTime } from '@/components/ui/RelativeTime';
import { Tag } from '@/components/ui/Tag';
import { dayText } from '@/components/users/dayText';
import type { OwnEventApplication } from '@/contract/activity';
import { useRenderedAt } from '@/hooks/useRenderedAt';
import { hasCome } from '@/lib/dates';
import { paths } from '@/lib/paths';
import { ResultRow } from './ResultRow';

/** Renders an application of the member's: its result, or when winners will be announced. */
export function ApplicationRow({ application }: { application: OwnEventApplication }) {
  const { t } = useTranslation('activity');
  const { t: common } = useTranslation('common');
  const { slug, title, image, gift, status, announces_at, sent_at, created_at } = application;
  const isDecided = status !== 'applied';
  const announcement = hasCome(announces_at, useRenderedAt())
    ? t('events.late')
    : t('events.announces', { date: dayText(announces_at, common) });
  return (
    <ResultRow
      href={paths.event(slug, { tab: isDecided ? 'winners' : '' })}
      title={title}
      image={image}
      state={<Tag tone={status === 'won' ? 'accent' : 'plain'}>{t(`events.status.${status}`)}</Tag>}
    >
      <span>{gift}</span>
      {sent_at ? <span>{t('sent', { date: dayText(sent_at, common) })}</span> : null}
      {isDecided ? null : <span>{announcement}</span>}
      <span>
        {t('applied')} <RelativeTime at={created_at} />
      </span>
    </ResultRow>
  );
}
