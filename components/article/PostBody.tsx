import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { trustedHtml } from '@/lib/browser/trustedTypes';
import styles from './PostBody.module.css';

const VIDEO_ID = /^[\w-]{11}$/;

/**
 * Replaces a video's link by a player when it is tapped; until then no other site is contacted. `title` names
 * the player.
 */
const usePlayer = (title: string) => (event: MouseEvent) => {
  const link = event.target instanceof Element ? event.target.closest('a[data-video]') : null;
  const id = link?.getAttribute('data-video') ?? '';
  if (!link || !VIDEO_ID.test(id) || event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  const player = document.createElement('iframe');
  player.src = `https://www.youtube-nocookie.com/embed/${id}?autoplay=1`;
  player.title = title;
  player.allow = 'autoplay; encrypted-media; picture-in-picture; fullscreen';
  player.referrerPolicy = 'strict-origin-when-cross-origin';
  link.replaceWith(player);
  player.focus();
};

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
