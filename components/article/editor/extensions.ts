import { Placeholder } from '@tiptap/extensions';
import StarterKit from '@tiptap/starter-kit';
import { NO_ADDRESS } from '@/contract/addressEnds';
import { AddressEnds } from './addressEnds';
import { MissingPicture, Picture } from './pictureNodes';
import { Video } from './videoNode';

/** Builds the editor's extensions: the elements that the provider's sanitiser allows, and a mark named `missing` for pictures. */
export const extensions = (placeholder: string, missing: string) => [
  StarterKit.configure({
    heading: { levels: [2, 3] },
    link: {
      openOnClick: false,
      defaultProtocol: 'https',
      shouldAutoLink: (address) => address.includes('@') || !NO_ADDRESS.test(address),
      HTMLAttributes: { rel: null, target: null },
    },
  }),
  AddressEnds,
  Picture,
  MissingPicture.configure({ label: missing }),
  Video,
  Placeholder.configure({ placeholder }),
];
