import { useRouter } from 'next/router';
import { useTranslation } from 'react-i18next';
import { useSiteOrigin } from '@/components/layout/SiteOrigin';
import type { InAppBrowser } from '@/lib/inAppBrowser';
import { FormNotice } from './FormNotice';
import type { WaysIn } from './OtherWaysIn';

/** The addresses by which an app opens another browser; the others have it in their menu. */
const OPENERS = new Map<InAppBrowser, (address: string) => string>([
  ['kakaotalk', (address) => `kakaotalk://web/openExternal?url=${encodeURIComponent(address)}`],
  ['line', (address) => `${address}${address.includes('?') ? '&' : '?'}openExternalBrowser=1`],
]);

/** Returns which ways in KakaoTalk's browser fails at, of those that this site has. */
function elsewhereOf({ social, emailLink }: WaysIn) {
  if (!social.includes('naver')) return emailLink ? 'emailLink' : 'pictures';
  return emailLink ? 'naverAndLink' : 'naver';
}

/** Renders the notice inside an app's browser: what works there, what does not, and the way to another browser. */
export function InAppNotice({ app, ways }: { app: InAppBrowser; ways: WaysIn }) {
  const { t } = useTranslation('auth');
  const { asPath, locale } = useRouter();
  const origin = useSiteOrigin();
  const address = `${origin}${locale === 'en' ? '/en' : ''}${asPath}`;
  const opener = OPENERS.get(app);
  const isKakao = app === 'kakaotalk';
  const here = isKakao && ways.social.includes('kakao') ? 'inApp.hereKakao' : 'inApp.here';
  const elsewhere = isKakao ? elsewhereOf(ways) : 'other';
  return (
    <FormNotice>
      <strong>{t('inApp.title', { app: t(`inApp.apps.${app}`) })}</strong>
      <span>
        {t(here)} {t(`inApp.elsewhere.${elsewhere}`)}
      </span>
      {opener ? <a href={opener(address)}>{t('inApp.open')}</a> : <span>{t('inApp.menu')}</span>}
    </FormNotice>
  );
}
