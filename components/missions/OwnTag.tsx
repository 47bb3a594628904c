import { useTranslation } from 'react-i18next';
import { Tag } from '@/components/ui/Tag';
import type { MissionSummary } from '@/contract/missions';

/** Renders the reader's progress in a mission; nothing before they have submitted. */
export function OwnTag({ mission: { own_status } }: { mission: MissionSummary }) {
  const { t } = useTranslation('missions');
  if (!own_status || own_status === 'ready') return null;
  return <Tag tone={own_status === 'completed' ? 'accent' : 'plain'}>{t(`own.${own_status}`)}</Tag>;
}
