import { IconButton } from '@/components/ui/Button';
import { ShareIcon } from '@/components/ui/icons';
import { Picture } from '@/components/ui/Picture';
import { Tag } from '@/components/ui/Tag';
import type { Mission } from '@/contract/missions';
import { useShare } from '@/hooks/useShare';
import { useTranslation } from '@/hooks/useTranslation';
import { languageOf } from '@/lib/dates';
import { countText, wholeText } from '@/lib/numbers';
import styles from './Mission.module.css';
import { OwnTag } from './OwnTag';
import { useUntil } from './useUntil';

/** A mission's picture, name and standing. */
export function MissionHead({ mission }: { mission: Mission }) {
  const { t } = useTranslation('missions');
  const { t: common } = useTranslation('common');
  const { left } = useUntil();
  const share = useShare(mission.title);
  const { kind, status, title, description, image } = mission;
  const standing = status === 'opened' ? left(mission) : '';
  return (
    <header className={styles.head}>
      <Picture
        className={styles.cover}
        url={image}
        alt=""
        width={1280}
        height={720}
        sizes="(min-width: 48em) 720px, 100vw"
        eager
      />
      <p className={styles.standing}>
        <Tag tone={status === 'opened' ? 'accent' : 'plain'}>{t(`status.${status}`)}</Tag>
        <OwnTag mission={mission} />
        <span>
          {t(`kind.${kind}`)}
          {standing ? ` · ${standing}` : null}
        </span>
      </p>
      <div className={styles.titleRow}>
        <h1 className={styles.title}>{title}</h1>
        <IconButton label={common('action.share')} onClick={share}>
          <ShareIcon />
        </IconButton>
      </div>
      <p className={styles.summary}>{description}</p>
    </header>
  );
}

/** What a mission brings, until when, how many did it and how it is checked: said before anybody begins. */
export function MissionFacts({ mission }: { mission: Mission }) {
  const { t, i18n } = useTranslation('missions');
  const { until } = useUntil();
  const { reward, checked, completed_count: count } = mission;
  const facts = {
    reward: t('reward', { points: wholeText(reward.point), xp: wholeText(reward.xp) }),
    until: until(mission),
    how: t(checked ? 'facts.checked' : 'facts.atOnce'),
    completed: t('completed', { count, members: countText(count, languageOf(i18n.language)) }),
  };
  return (
    <section aria-labelledby="facts">
      <h2 id="facts" className="visually-hidden">
        {t('facts.title')}
      </h2>
      <dl className={styles.facts}>
        {(['reward', 'until', 'how', 'completed'] as const).map((name) => (
          <div key={name}>
            <dt>{t(`facts.${name}`)}</dt>
            <dd>{facts[name]}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
