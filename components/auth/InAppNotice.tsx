import { useRouter } from 'next/router';
import { useTranslation } from 'react-i18next';
import { useSiteOrigin } from '@/components/layout/SiteOrigin';
import type { InAppBrowser } from '@/lib/inAppBrowser';
import { FormNotice } from './FormNotice';

/** The addresses by which an app opens another browser; the others have it in their menu. */
const OPENERS = new Map<InAppBrowser, (address: string) => string>([
  ['kakaotalk', (address) => `kakaotalk://web/openExternal?url=${encodeURIComponent(address)}`],
  ['line', (address) => `${address}${address.includes('?') ? '&' : '?'}openExternalBrowser=1`],
]);

/** Renders the notice inside an app's browser: what works there, what does not, and the way to another browser. */
export function InAppNotice({ app, limited }: { app: InAppBrowser; limited: boolean }) {
  const { t } = useTranslation('auth');
  const { asPath, locale } = useRouter();
  const origin = useSiteOrigin();
  const address = `${origin}${locale === 'en' ? '/en' : ''}${asPath}`;
  const opener = OPENERS.get(app);
  const body = limited ? 'inApp.body' : 'inApp.bodyPlain';
  return (
    <FormNotice>
      <strong>{t('inApp.title', { app: t(`inApp.apps.${app}`) })}</strong>
      <span>{t(app === 'kakaotalk' ? body : 'inApp.bodyOther')}</span>
      {opener ? <a href={opener(address)}>{t('inApp.open')}</a> : <span>{t('inApp.menu')}</span>}
    </FormNotice>
  );
}
