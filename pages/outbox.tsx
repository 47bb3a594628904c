import type { GetServerSideProps, InferGetServerSidePropsType } from 'next';
import { useTranslation } from 'react-i18next';
import { MailText } from '@/components/auth/MailText';
import styles from '@/components/auth/Outbox.module.css';
import { Layout } from '@/components/layout/Layout';
import { Seo } from '@/components/layout/Seo';
import { EmptyState } from '@/components/ui/State';
import { env } from '@/lib/env';
import { type OutboxMail, readOutbox } from '@/server/outbox';
import { translations } from '@/server/render/translations';

type Props = InferGetServerSidePropsType<typeof getServerSideProps>;

/**
 * Renders /outbox: the mails that were not sent because SMTP_URL is not set. This page does not exist in
 * production.
 */
export default function OutboxPage({ mails }: Props) {
  const { t } = useTranslation('auth');
  return (
    <Layout path="/outbox">
      <Seo path="/outbox" title={t('outbox.title')} noindex />
      <div className={styles.head}>
        <h1>{t('outbox.title')}</h1>
        <p>{t('outbox.lead')}</p>
      </div>
      {mails.length === 0 ? <EmptyState title={t('outbox.empty')} body={t('outbox.emptyLead')} /> : null}
      {mails.map((mail) => (
        <article key={mail.name} className={styles.mail}>
          <h2>{mail.subject}</h2>
          <p className="fine">
            {t('outbox.to')} {mail.to}
          </p>
          <MailText text={mail.text} />
        </article>
      ))}
    </Layout>
  );
}

export const getServerSideProps = (async ({ locale = 'ko' }) => {
  if (env().NODE_ENV === 'production') return { notFound: true };
  const mails: OutboxMail[] = await readOutbox(env().DATA_DIR);
  return { props: { ...(await translations(locale, ['auth'])), mails } };
}) satisfies GetServerSideProps;
