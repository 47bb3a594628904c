import { useRouter } from 'next/router';
import { useTranslation } from 'react-i18next';
import { useSiteOrigin } from '@/components/layout/SiteOrigin';
import { FormNotice } from './FormNotice';

/** Renders the notice inside KakaoTalk's browser: what works there, what does not, and a link to another browser. */
export function InAppNotice({ limited }: { limited: boolean }) {
  const { t } = useTranslation('auth');
  const { asPath, locale } = useRouter();
  const origin = useSiteOrigin();
  const address = `${origin}${locale === 'en' ? '/en' : ''}${asPath}`;
  return (
    <FormNotice>
      <strong>{t('inApp.title')}</strong>
      <span>{t(limited ? 'inApp.body' : 'inApp.bodyPlain')}</span>
      <a href={`kakaotalk://web/openExternal?url=${encodeURIComponent(address)}`}>{t('inApp.open')}</a>
    </FormNotice>
  );
}
