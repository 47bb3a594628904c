import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Layout } from '@/components/layout/Layout';
import { Seo } from '@/components/layout/Seo';
import { Tabs } from '@/components/ui/Tabs';
import { paths } from '@/lib/paths';
import styles from './Manage.module.css';

export type ManageSection = 'reports' | 'events' | 'missions' | 'bannedWords' | 'trash' | 'log';

const addresses: Record<ManageSection, string> = {
  reports: paths.manageReports(),
  events: paths.manageEvents(),
  missions: paths.manageMissions(),
  bannedWords: paths.manageBannedWords(),
  trash: paths.manageTrash(),
  log: paths.manageLog(),
};
const sections = ['reports', 'events', 'missions', 'bannedWords', 'trash', 'log'] as const;

/** Renders the frame of a managers' page: its title, links to the others, and its purpose. */
export function ManageFrame({
  section,
  lead,
  children,
}: {
  section: ManageSection;
  lead?: string;
  children: ReactNode;
}) {
  const { t } = useTranslation('moderation');
  const path = addresses[section];
  return (
    <Layout path={path}>
      <Seo path={path} title={`${t(`manage.${section}`)} · ${t('manage.title')}`} noindex />
      <h1 className={styles.title}>{t('manage.title')}</h1>
      <Tabs
        label={t('manage.nav')}
        items={sections.map((it) => ({ href: addresses[it], label: t(`manage.${it}`), current: it === section }))}
      />
      {lead ? <p className={styles.lead}>{lead}</p> : null}
      {children}
    </Layout>
  );
}
