import type { ReactNode } from 'react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import {
  BookIcon,
  BookmarkIcon,
  ChatIcon,
  CoinsIcon,
  CommentIcon,
  GiftIcon,
  HeartIcon,
  NewsIcon,
  PencilIcon,
  PersonIcon,
  SettingsIcon,
  TicketIcon,
  TrophyIcon,
} from '@/components/ui/icons';
import { LinkRow } from '@/components/ui/LinkRow';
import { List } from '@/components/ui/List';
import { paths } from '@/lib/paths';
import styles from './MyLinks.module.css';

/** Renders the links of one heading. */
function Group({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.group}>
      <h2 id={id} className={styles.heading}>
        {title}
      </h2>
      <List>{children}</List>
    </section>
  );
}

/** Renders the links to the member's own pages in groups; `children` are rows of other areas about their records. */
export function MyLinks({ children }: { children: ReactNode }) {
  const { t } = useTranslation('activity');
  return (
    <nav aria-label={t('links.label')} className={styles.groups}>
      <Group title={t('links.activity')}>
        <LinkRow href={paths.feed()} label={t('feed.title')} icon={<NewsIcon />} />
        <LinkRow href={paths.users()} label={t('links.members')} icon={<PersonIcon />} />
        <LinkRow href={paths.written()} label={t('written.title')} icon={<PencilIcon />} />
        <LinkRow href={paths.likes()} label={t('links.likes')} icon={<HeartIcon />} />
        <LinkRow href={paths.saves()} label={t('links.saves')} icon={<BookmarkIcon />} />
        <LinkRow href={paths.ownComments()} label={t('comments.title')} icon={<CommentIcon />} />
        <LinkRow href={paths.ownEvents()} label={t('events.title')} icon={<GiftIcon />} />
        <LinkRow href={paths.ownRaffles()} label={t('raffles.title')} icon={<TicketIcon />} />
        <LinkRow href={paths.ownCourses()} label={t('courses.title')} icon={<BookIcon />} />
      </Group>
      <Group title={t('links.records')}>
        <LinkRow href={paths.credits()} label={t('links.credits')} icon={<CoinsIcon />} />
        <LinkRow href={paths.badges()} label={t('links.badges')} icon={<TrophyIcon />} />
        {children}
      </Group>
      <Group title={t('links.settings')}>
        <LinkRow href={paths.settings()} label={t('links.toSettings')} icon={<SettingsIcon />} />
        <LinkRow href={paths.mySupport()} label={t('links.support')} icon={<ChatIcon />} />
      </Group>
    </nav>
  );
}
