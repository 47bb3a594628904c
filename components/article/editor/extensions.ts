import Image from '@tiptap/extension-image';
import { Placeholder } from '@tiptap/extensions';
import StarterKit from '@tiptap/starter-kit';
import { Video } from './videoNode';

/** Builds the editor's extensions: the elements that the provider's sanitiser allows. */
export const extensions = (placeholder: string) => [
  StarterKit.configure({
    heading: { levels: [2, 3] },
    link: {
      openOnClick: false,
      defaultProtocol: 'https',
      protocols: ['mailto'],
      HTMLAttributes: { rel: null, target: null },
    },
  }),
  Image,
  Video,
  Placeholder.configure({ placeholder }),
];
