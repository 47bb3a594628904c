import Image from '@tiptap/extension-image';
import { Node } from '@tiptap/react';
import { UPLOAD_MAX_BYTES } from '@/contract/constants/common';
import { isPicture } from '@/contract/pictureBytes';

const FILES = '/api/v1/files/';
const DATA = /^data:image\/[\w.+-]+;base64,([\w+/=\s]+)$/;

/** Returns the picture within a data address as a file, or undefined for one that cannot be uploaded. */
export function fileOfData(address: string, name: string): File | undefined {
  const [, base64] = DATA.exec(address) ?? [];
  if (!base64 || base64.length > UPLOAD_MAX_BYTES * 2) return undefined;
  try {
    const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
    return isPicture(bytes) ? new File([bytes], name) : undefined;
  } catch {
    // The text is cut off, or no base64.
    return undefined;
  }
}

/**
 * Returns the address by which an article may have a picture: one of the file store, of a file of this browser, or
 * its data, which are uploaded; undefined for a picture of another site or program.
 */
function heldAddress(picture: HTMLElement): string | undefined {
  const { src: lazy, lazySrc, original } = picture.dataset;
  const src = picture.getAttribute('src') ?? '';
  if (lazy || lazySrc || original) return undefined;
  if (src.startsWith(`blob:${window.location.origin}/`) || fileOfData(src, '')) return src;
  if (!URL.canParse(src, window.location.origin)) return undefined;
  const { origin, pathname } = new URL(src, window.location.origin);
  return origin === window.location.origin && pathname.startsWith(FILES) ? pathname : undefined;
}

/** A picture of an article. */
export const Picture = Image.extend({
  addAttributes() {
    return {
      ...this.parent?.(),
      src: { default: null, parseHTML: heldAddress },
    };
  },
  parseHTML: () => [{ tag: 'img', getAttrs: (element) => (heldAddress(element) ? null : false) }],
});

/** A picture of another site or program, which stays there: the author sees where it was, readers its description. */
export const MissingPicture = Node.create<{ label: string }>({
  name: 'missingPicture',
  group: 'inline',
  inline: true,
  atom: true,
  addOptions: () => ({ label: '' }),
  addAttributes: () => ({
    alt: {
      default: '',
      parseHTML: (element: HTMLElement) => element.getAttribute('alt') ?? element.textContent,
      rendered: false,
    },
  }),
  parseHTML: () => [
    { tag: 'span[data-missing-picture]' },
    { tag: 'img', getAttrs: (element) => (heldAddress(element) ? false : null) },
  ],
  renderHTML({ node }) {
    return ['span', { 'data-missing-picture': this.options.label }, String(node.attrs.alt)];
  },
});
