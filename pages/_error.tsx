import type { NextPage } from 'next';
import { Notice } from '@/components/layout/Notice';
import { LinkButton } from '@/components/ui/Button';
import { paths } from '@/lib/paths';
import en from '@/public/locales/en/common.json';
import ko from '@/public/locales/ko/common.json';

/** The last resort, when even the page's texts did not come: its words travel with it. */
const ErrorPage: NextPage<{ english: boolean }> = ({ english }) => {
  const { error } = english ? en : ko;
  return (
    <main>
      <Notice title={error.title} body={error.serverBody}>
        <LinkButton href={paths.home()} variant="primary">
          {error.home}
        </LinkButton>
        <LinkButton href={paths.support()}>{error.support}</LinkButton>
      </Notice>
    </main>
  );
};

ErrorPage.getInitialProps = async ({ locale }) => ({ english: locale === 'en' });

export default ErrorPage;
