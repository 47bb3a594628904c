import type { ReactNode } from 'react';
import { Layout } from '@/components/layout/Layout';
import { Seo } from '@/components/layout/Seo';
import { useAddress } from '@/hooks/useAddress';
import styles from './Auth.module.css';

/** Renders the frame of the sign-in and sign-up pages: one narrow column, excluded from search engines. */
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
  const address = useAddress(path);
  return (
    <Layout path={address} narrow>
      <Seo path={path} title={title} noindex />
      <div className={styles.page}>
        <div className="stack-2">
          <h1>{title}</h1>
          {lead ? <p className="soft">{lead}</p> : null}
        </div>
        {children}
      </div>
    </Layout>
  );
}
