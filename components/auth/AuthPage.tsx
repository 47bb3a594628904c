import type { ReactNode } from 'react';
import { Layout } from '@/components/layout/Layout';
import { Seo } from '@/components/layout/Seo';
import styles from './Auth.module.css';

/** The frame of every page of signing in and up: one slim column that no search engine keeps. */
export function AuthPage({
  path,
  title,
  lead,
  children,
}: {
  path: string;
  title: string;
  lead?: string;
  children: ReactNode;
}) {
  return (
    <Layout path={path} narrow>
      <Seo path={path} title={title} noindex />
      <div className={styles.page}>
        <div className={styles.head}>
          <h1>{title}</h1>
          {lead ? <p className={styles.lead}>{lead}</p> : null}
        </div>
        {children}
      </div>
    </Layout>
  );
}
