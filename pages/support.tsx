import type { GetServerSideProps } from 'next';
import Link from 'next/link';
import { useTranslation } from 'react-i18next';
import { Layout } from '@/components/layout/Layout';
import { Notice } from '@/components/layout/Notice';
import { Seo } from '@/components/layout/Seo';
import { isChatConfigured, useChat } from '@/components/layout/useChat';
import styles from '@/components/support/Support.module.css';
import { SupportForm } from '@/components/support/SupportForm';
import { Button } from '@/components/ui/Button';
import { ChatIcon } from '@/components/ui/icons';
import { useMember } from '@/hooks/useMember';
import { paths } from '@/lib/paths';
import { renderRequest } from '@/server/render/page';

// Not by the build, which does not know the site's address: previews and search engines read no relative ones.
export const getServerSideProps = ((context) =>
  renderRequest(context, {
    namespaces: ['support', 'pictures', 'drafts'],
    load: async () => undefined,
  })) satisfies GetServerSideProps;

/** Renders /support: one-to-one chat, or where none is configured the form that asks the managers. */
export default function SupportPage() {
  const { t } = useTranslation('support');
  const chat = useChat();
  const { isLogin } = useMember();
  return (
    <Layout path={paths.support()} narrow={!isChatConfigured}>
      <Seo path={paths.support()} title={t('title')} description={t('lead')} />
      {isChatConfigured ? (
        <Notice title={t('title')} body={`${t('lead')} ${t('hours')}`}>
          <Button variant="primary" icon={<ChatIcon size={1} />} busy={chat.opening} onClick={chat.open}>
            {t('openChat')}
          </Button>
        </Notice>
      ) : (
        <div className={styles.page}>
          <div className="stack-2">
            <h1>{t('title')}</h1>
            <p className="soft">{t('lead')}</p>
            <p className="soft">{t('hours')}</p>
            {isLogin ? (
              <p>
                <Link className="way" href={paths.mySupport()} prefetch={false}>
                  {t('toOwn')}
                </Link>
              </p>
            ) : null}
          </div>
          <SupportForm />
        </div>
      )}
    </Layout>
  );
}
