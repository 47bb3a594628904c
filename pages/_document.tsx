import { Html, Main, NextScript } from 'next/document';
import { DocumentHead } from '@/components/layout/DocumentHead';
import { Drawings } from '@/components/ui/Drawings';

/** Renders the document of every page. No inline script: /theme.js runs before the first paint. */
export default function Document() {
  return (
    <Html>
      <DocumentHead>
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" content="#fbfaf7" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#171512" media="(prefers-color-scheme: dark)" />
        <link rel="icon" href="/icons/mark.svg" type="image/svg+xml" />
        <link rel="icon" href="/icons/32.png" sizes="32x32" type="image/png" />
        <link rel="apple-touch-icon" href="/icons/180.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <script src="/theme.js" />
      </DocumentHead>
      <body>
        <Drawings />
        <Main />
        <NextScript />
      </body>
    </Html>
  );
}
