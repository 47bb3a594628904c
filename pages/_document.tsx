import NextDocument, { type DocumentContext, type DocumentProps, Html, Main, NextScript } from 'next/document';
import { DocumentHead } from '@/components/layout/DocumentHead';
import { draw } from '@/components/ui/drawings';
import { publicEnv } from '@/lib/env.public';
import { inSpan } from '@/lib/tracing';
import { writePageData } from '@/server/render/pageData';

/** Renders the document of every page. No inline script: /theme.js runs before the first paint. */
export default function Document({ html, __NEXT_DATA__: data }: DocumentProps) {
  const written = publicEnv.development ? undefined : writePageData(data.props, html);
  // NextScript writes it.
  if (written) data.props = written.packed;
  return (
    <Html>
      <DocumentHead>
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" content="#fbfaf7" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#171512" media="(prefers-color-scheme: dark)" />
        <link rel="icon" href="/icons/mark.svg" type="image/svg+xml" />
        <link rel="icon" href="/icons/32.png" sizes="32x32" type="image/png" />
        <link rel="apple-touch-icon" href="/icons/180.png" />
        <link rel="manifest" href={data.locale === 'en' ? '/manifest.en.webmanifest' : '/manifest.webmanifest'} />
        <script src="/theme.js" />
        {written?.texts.map((address) => (
          <link key={address} rel="preload" as="fetch" href={address} crossOrigin="anonymous" fetchPriority="low" />
        ))}
      </DocumentHead>
      <body>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the site's own drawings */}
        {publicEnv.drawings ? null : <div hidden dangerouslySetInnerHTML={{ __html: draw() }} />}
        <Main />
        <NextScript />
      </body>
    </Html>
  );
}

/** Renders the page before its document, which gets its HTML. */
Document.getInitialProps = (context: DocumentContext) =>
  inSpan(
    () => ({ name: `render ${context.pathname}` }),
    () => NextDocument.getInitialProps(context),
  );
