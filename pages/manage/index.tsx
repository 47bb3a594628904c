import type { GetServerSideProps } from 'next';
import { inLanguage } from '@/lib/callbackUrl';
import { paths } from '@/lib/paths';
import { requireManager } from '@/server/render/session';

/** Redirects /manage to the queue. */
export default function ManagePage() {
  return null;
}

export const getServerSideProps = ((context) =>
  requireManager(context, async () => ({
    redirect: { destination: inLanguage(paths.manageReports(), context.locale ?? 'ko'), permanent: false },
  }))) satisfies GetServerSideProps;
