import { useTranslation } from 'react-i18next';
import { trustedHtml } from '@/lib/browser/trustedTypes';
import styles from './PostBody.module.css';
import { usePlayer } from './usePlayer';

/**
 * Renders the content of an article. `html` was sanitised by the provider, or for a Notion page by the
 * server: a browser never gets a member's raw HTML.
 */
export function PostBody({ html }: { html: string }) {
  const { t } = useTranslation('posts');
  const play = usePlayer(t('post.video'));
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hears the taps on the links within it
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click
    <div
      className={styles.body}
      onClick={play}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned by an allow-list before it comes here
      dangerouslySetInnerHTML={{ __html: trustedHtml(html) }}
    />
  );
}
