import { type KeyboardEvent, type MouseEvent, useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useViewer } from '@/components/pictures/useViewer';
import { useAltOf } from '@/components/pictures/viewedPicture';
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

/** Returns the pictures of an article; one within a link or a heading to unfold has that one's tap. */
const picturesOf = (body: Element | null) =>
  [...(body?.querySelectorAll('img') ?? [])].filter((picture) => !picture.closest('a, summary'));

/**
 * Makes the pictures of an article buttons. Returns a function that opens the one that an event is on in full
 * screen, and whether there is one; and the viewer, to be rendered.
 */
function usePictures(html: string) {
  const { t } = useTranslation('common');
  const body = useRef<HTMLDivElement>(null);
  const altOf = useAltOf();
  const { view, viewer } = useViewer();

  // biome-ignore lint/correctness/useExhaustiveDependencies: they are new with each content
  useEffect(() => {
    for (const [index, picture] of picturesOf(body.current).entries()) {
      picture.tabIndex = 0;
      picture.setAttribute('role', 'button');
      picture.setAttribute('aria-label', t('viewer.open', { picture: altOf(picture, index + 1) }));
    }
  }, [html]);

  const open = (event: MouseEvent | KeyboardEvent): boolean => {
    const pictures = picturesOf(body.current);
    const start = event.target instanceof HTMLImageElement ? pictures.indexOf(event.target) : -1;
    if (start < 0) return false;
    event.preventDefault();
    const viewed = pictures.map((picture) => ({
      url: picture.getAttribute('src') ?? '',
      alt: picture.alt,
      width: Number(picture.getAttribute('width')) || undefined,
      height: Number(picture.getAttribute('height')) || undefined,
    }));
    view(viewed, start);
    return true;
  };
  return { body, open, viewer };
}

/**
 * Renders the content of an article. `html` was sanitised by the provider, or for a Notion page by the
 * server: a browser never gets a member's raw HTML.
 */
export function PostBody({ html }: { html: string }) {
  const { t } = useTranslation('common');
  const play = usePlayer(t('playVideo'));
  const { body, open, viewer } = usePictures(html);
  // The same object while the content is the same, or React would write it anew: players and buttons would be lost.
  const inner = useMemo(() => ({ __html: trustedHtml(html) }), [html]);
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: hears the taps on the links and pictures within it */}
      <div
        ref={body}
        className={styles.body}
        onClick={(event) => {
          if (!open(event)) play(event);
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter' || event.key === ' ') open(event);
        }}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned by an allow-list before it comes here
        dangerouslySetInnerHTML={inner}
      />
      {viewer}
    </>
  );
}
