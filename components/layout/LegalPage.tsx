import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Layout } from './Layout';
import { Prose, type ProseSection } from './Prose';
import styles from './Prose.module.css';
import { Seo } from './Seo';

/** Renders a legal page: title, purpose, effective date and sections. */
export function LegalPage({
  path,
  title,
  intro,
  sections,
  children,
}: {
  path: string;
  title: string;
  intro: string;
  sections: readonly ProseSection[];
  children?: ReactNode;
}) {
  const { t } = useTranslation('legal');
  return (
    <Layout path={path}>
      <Seo path={path} title={title} description={intro} />
      <h1>{title}</h1>
      <p className={styles.intro}>{intro}</p>
      <p className={styles.updated}>{t('updated')}</p>
      {children}
      <Prose sections={sections} />
    </Layout>
  );
}
