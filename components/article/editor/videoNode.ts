import { Node } from '@tiptap/react';

const YOUTUBE =
  /^(?:https?:\/\/)?(?:(?:www\.|m\.)?youtube\.com\/(?:watch\?(?:[^#\s]*&)?v=|embed\/|shorts\/|live\/)|youtu\.be\/)([\w-]{11})(?![\w-])/;

/** Returns the id of a video in a YouTube address, or undefined. */
export const videoIdOf = (address: string): string | undefined => address.trim().match(YOUTUBE)?.[1];

/** A video in an article: the link that the page turns into a player. */
export const Video = Node.create({
  name: 'video',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({
    id: { default: '', parseHTML: (element: HTMLElement) => element.getAttribute('data-video') ?? '' },
  }),
  // Has priority over the link's rule, which would parse it as a link.
  parseHTML: () => [{ tag: 'a[data-video]', priority: 100 }],
  renderHTML({ node }) {
    const href = `https://www.youtube.com/watch?v=${node.attrs.id}`;
    return ['a', { 'data-video': node.attrs.id, href }, href];
  },
});
