import type { MouseEvent } from 'react';

const VIDEO_ID = /^[\w-]{11}$/;

/**
 * Replaces a video's link by a player when it is tapped; until then no other site is contacted. `title` names
 * the player.
 */
export const usePlayer = (title: string) => (event: MouseEvent) => {
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
