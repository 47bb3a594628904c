import { IconButton } from '@/components/ui/Button';
import { ShareIcon } from '@/components/ui/icons';
import { Picture } from '@/components/ui/Picture';
import { Tabs } from '@/components/ui/Tabs';
import { Tag } from '@/components/ui/Tag';
import type { Event } from '@/contract/events';
import { useShare } from '@/hooks/useShare';
import { useTranslation } from '@/hooks/useTranslation';
import { wholeText } from '@/lib/numbers';
import { paths } from '@/lib/paths';
import styles from './Events.module.css';
import { useEventTimes } from './useEventTimes';

/** An event's picture, name and standing, what is won and how, and the way to its winners. */
export function EventHead({ event, tab }: { event: Event; tab: 'about' | 'winners' }) {
  const { t } = useTranslation('events');
  const { t: common } = useTranslation('common');
  const { standing } = useEventTimes();
  const share = useShare(event.title);
  const { slug, status, title, summary, image } = event;
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
        <span>{standing(event)}</span>
      </p>
      <div className={styles.titleRow}>
        <h1 className={styles.title}>{title}</h1>
        <IconButton label={common('action.share')} onClick={share}>
          <ShareIcon />
        </IconButton>
      </div>
      <p className={styles.summary}>{summary}</p>
      <Tabs
        label={t('parts.label')}
        items={(['about', 'winners'] as const).map((part) => ({
          href: paths.event(slug, { tab: part === 'about' ? '' : part }),
          label: t(`parts.${part}`),
          current: part === tab,
        }))}
      />
    </header>
  );
}

/** What is won, by how many, until when and how they are chosen: said before anybody applies. */
export function EventFacts({ event }: { event: Event }) {
  const { t } = useTranslation('events');
  const { day, moment } = useEventTimes();
  const { gift, winner_count: count, starts_at, ends_at, announces_at, choosing } = event;
  const facts = {
    gift,
    winners: t('facts.winnersText', { count, winners: wholeText(count) }),
    days: t('facts.daysText', { from: day(starts_at), to: moment(ends_at) }),
    announces: event.winnerAnnouncement
      ? t('facts.announced', { day: day(announces_at) })
      : day(announces_at),
    choosing,
  };
  return (
    <section aria-labelledby="facts">
      <h2 id="facts" className="visually-hidden">
        {t('facts.title')}
      </h2>
      <dl className={styles.facts}>
        {(['gift', 'winners', 'days', 'announces', 'choosing'] as const).map((name) => (
          <div key={name}>
            <dt>{t(`facts.${name}`)}</dt>
            <dd>{facts[name]}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
