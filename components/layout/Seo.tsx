import Head from 'next/head';
import { useTranslation } from 'react-i18next';
import { trustedHtml } from '@/lib/browser/trustedTypes';
import { previewOf } from '@/lib/sharePicture';
import { useSiteOrigin } from './SiteOrigin';

interface SeoProps {
  /** Without the site's name; none on the home page. */
  title?: string;
  description?: string;
  /** The page's address without a language, as lib/paths builds it. */
  path: string;
  /** The page's picture: an uploaded one, or one of lib/sharePicture. */
  image?: string;
  /** Whether the picture is a member's, which is square. */
  isPortrait?: boolean;
  type?: 'website' | 'article' | 'profile';
  /** Pages that belong in no search engine. */
  noindex?: boolean;
  /** Structured data, schema.org. */
  jsonLd?: Record<string, unknown>;
}

/** Serialises JSON so that it cannot end the script element that contains it. */
const dataText = (value: unknown) => JSON.stringify(value).replace(/</g, '\\u003c');

/** Renders a page's metadata: titles, languages, Open Graph, structured data. */
export function Seo({
  title,
  description,
  path,
  image,
  isPortrait = false,
  type = 'website',
  noindex = false,
  jsonLd,
}: SeoProps) {
  const { t, i18n } = useTranslation('common');
  const origin = useSiteOrigin();
  const { language } = i18n;
  const name = t('site.name');
  const full = title ? `${title} · ${name}` : `${name} · ${t('site.tagline')}`;
  const summary = description ?? t('site.description');
  const korean = `${origin}${path}`;
  const english = `${origin}/en${path === '/' ? '' : path}`;
  const canonical = language === 'ko' ? korean : english;
  const preview = previewOf(image, isPortrait ? 'square' : 'wide');

  return (
    <Head>
      <title key="title">{full}</title>
      <meta key="description" name="description" content={summary} />
      <link key="canonical" rel="canonical" href={canonical} />
      <link key="ko" rel="alternate" hrefLang="ko" href={korean} />
      <link key="en" rel="alternate" hrefLang="en" href={english} />
      <link key="x-default" rel="alternate" hrefLang="x-default" href={korean} />
      {noindex ? <meta key="robots" name="robots" content="noindex" /> : null}
      <meta key="og:title" property="og:title" content={title ?? full} />
      <meta key="og:description" property="og:description" content={summary} />
      <meta key="og:url" property="og:url" content={canonical} />
      <meta key="og:type" property="og:type" content={type} />
      <meta key="og:site_name" property="og:site_name" content={name} />
      <meta key="og:locale" property="og:locale" content={language === 'ko' ? 'ko_KR' : 'en_US'} />
      <meta key="og:image" property="og:image" content={origin + preview.address} />
      <meta key="og:image:type" property="og:image:type" content={preview.type} />
      <meta key="og:image:width" property="og:image:width" content={String(preview.width)} />
      <meta key="og:image:height" property="og:image:height" content={String(preview.height)} />
      <meta key="og:image:alt" property="og:image:alt" content={title ?? full} />
      <meta key="twitter:card" name="twitter:card" content={isPortrait ? 'summary' : 'summary_large_image'} />
      {jsonLd ? (
        <script
          key="json-ld"
          type="application/ld+json"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: a data block, made safe by dataText
          dangerouslySetInnerHTML={{ __html: trustedHtml(dataText(jsonLd)) }}
        />
      ) : null}
    </Head>
  );
}
