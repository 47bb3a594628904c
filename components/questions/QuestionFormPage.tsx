import dynamic from 'next/dynamic';
import type { ComponentProps, ReactNode } from 'react';
import { Layout } from '@/components/layout/Layout';
import { Seo } from '@/components/layout/Seo';
import { SkeletonRows } from '@/components/ui/Skeleton';

/** Renders the form, whose code is loaded when it is shown. */
export const LazyQuestionForm = dynamic<ComponentProps<typeof import('./QuestionForm').QuestionForm>>(
  () => import('./QuestionForm').then((it) => it.QuestionForm),
  { ssr: false, loading: () => <SkeletonRows rows={3} /> },
);

/** Renders the page around the form of a question. */
export function QuestionFormPage({
  title,
  lead,
  path,
  children,
}: {
  title: string;
  lead?: string;
  path: string;
  children: ReactNode;
}) {
  return (
    <Layout path={path} focused>
      <Seo title={title} path={path} noindex />
      <header>
        <h1>{title}</h1>
        {lead ? <p className="soft">{lead}</p> : null}
      </header>
      {children}
    </Layout>
  );
}
