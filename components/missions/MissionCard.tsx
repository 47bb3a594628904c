import { useTranslation } from 'react-i18next';
import { Card, poster } from '@/components/ui/Card';
import type { MissionSummary } from '@/contract/missions';
import { formatCompact, formatInteger } from '@/lib/numbers';
import { paths } from '@/lib/paths';
import { OwnTag } from './OwnTag';
import { useUntil } from './useUntil';

/** Renders a mission in a list: picture, task, reward, time left, number of completions. */
export function MissionCard({ mission, eager }: { mission: MissionSummary; eager: boolean }) {
  const { t, i18n } = useTranslation('missions');
  const { left } = useUntil();
  const { id, kind, title, description, image, reward, completed_count: count } = mission;
  const statusText = left(mission);
  return (
    <Card
      href={paths.mission(id)}
      title={title}
      picture={poster(image)}
      eager={eager}
      mark={<OwnTag mission={mission} />}
      kind={
        <>
          {t(`kind.${kind}`)}
          {statusText ? ` · ${statusText}` : null}
        </>
      }
      excerpt={description}
    >
      <span>{t('reward', { points: formatInteger(reward.point), xp: formatInteger(reward.xp) })}</span>
      {count > 0 ? <span>{t('completed', { count, members: formatCompact(count, i18n.language) })}</span> : null}
    </Card>
  );
}
