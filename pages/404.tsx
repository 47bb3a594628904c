import type { GetStaticProps } from 'next';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { Layout } from '@/components/layout/Layout';
import { Notice } from '@/components/layout/Notice';
import { Seo } from '@/components/layout/Seo';
import { LinkButton } from '@/components/ui/Button';
import { SearchIcon } from '@/components/ui/icons';
import { paths } from '@/lib/paths';
import { translations } from '@/server/render/translations';

export const getStaticProps: GetStaticProps = async ({ locale = 'ko' }) => ({ props: await translations(locale, []) });

const never = () => () => undefined;
/** The areas whose missing pages have a text of their own. */
const areas = ['users', 'forums', 'posts', 'questions'] as const;
const currentArea = () =>
  areas.find((area) => window.location.pathname.replace(/^\/en\//, '/').startsWith(`/${area}/`));

/** Renders the page of an address without content; the text names what is missing once the address is known. */
export default function NotFoundPage() {
  const { t } = useTranslation('common');
  const area = useSyncExternalStore(never, currentArea, () => undefined);
  const [title, body] = area
    ? [t(`error.missing.${area}`), t(`error.missing.${area}Body`)]
    : [t('error.notFoundTitle'), t('error.notFoundBody')];
  const ways = [
    { href: paths.forums(), label: t('nav.forums') },
    { href: paths.posts(), label: t('nav.posts') },
    { href: paths.questions(), label: t('nav.questions') },
    { href: paths.challenges(), label: t('nav.challenges') },
  ];
  return (
    <Layout path={paths.home()} lost>
      <Seo path={paths.home()} title={t('error.notFoundTitle')} noindex />
      <Notice title={title} body={body} drawing="lost">
        <LinkButton href={paths.home()} variant="primary">
          {t('error.home')}
        </LinkButton>
        <LinkButton href={paths.search()} icon={<SearchIcon size={1} />}>
          {t('shell.searchSubmit')}
        </LinkButton>
        <nav aria-label={t('shell.rail')}>
          {ways.map(({ href, label }) => (
            <LinkButton key={href} href={href} variant="quiet" prefetch={false}>
              {label}
            </LinkButton>
          ))}
        </nav>
      </Notice>
    </Layout>
  );
}
