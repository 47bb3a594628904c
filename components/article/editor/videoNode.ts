import { Node } from '@tiptap/react';
import { youtubeAddress } from '@/contract/youtube';

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
    const href = youtubeAddress(node.attrs.id);
    return ['a', { 'data-video': node.attrs.id, href }, href];
  },
});
