import Image from '@tiptap/extension-image';
import { Placeholder } from '@tiptap/extensions';
import StarterKit from '@tiptap/starter-kit';
import { Video } from './videoNode';

/** What an article can be written with: the same as the provider lets through. */
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
