import type { GetStaticProps } from 'next';
import { useTranslation } from 'react-i18next';
import { Layout } from '@/components/layout/Layout';
import { Notice } from '@/components/layout/Notice';
import { Seo } from '@/components/layout/Seo';
import { isChatConfigured, useChat } from '@/components/layout/useChat';
import { Button, LinkButton } from '@/components/ui/Button';
import { ChatIcon } from '@/components/ui/icons';
import { paths } from '@/lib/paths';
import { translations } from '@/server/render/translations';

export const getStaticProps: GetStaticProps = async ({ locale = 'ko' }) => ({ props: await translations(locale, []) });

/** Renders /support: one-to-one chat, or a notice that it is not configured. */
export default function SupportPage() {
  const { t } = useTranslation('common');
  const chat = useChat();
  return (
    <Layout path={paths.support()}>
      <Seo path={paths.support()} title={t('support.title')} description={t('support.body')} />
      {isChatConfigured ? (
        <Notice title={t('support.title')} body={`${t('support.body')} ${t('support.hours')}`}>
          <Button variant="primary" icon={<ChatIcon size={1} />} busy={chat.opening} onClick={chat.open}>
            {t('support.open')}
          </Button>
        </Notice>
      ) : (
        <Notice title={t('support.unavailableTitle')} body={t('support.unavailableBody')}>
          <LinkButton href={paths.forums()} variant="primary">
            {t('support.toForums')}
          </LinkButton>
        </Notice>
      )}
    </Layout>
  );
}
