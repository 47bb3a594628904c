import type { Editor } from '@tiptap/react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useUploadFileMutation } from '@/api/uploads';
import { useAcceptedPictures } from '@/components/pictures/useAcceptedPictures';
import { useFailureToast } from '@/hooks/useFailureToast';
import { useSequential } from '@/hooks/useSequential';
import { notify } from '@/lib/browser/notify';
import { fileOfData } from './pictureNodes';

/** A picture being uploaded; until then the text contains its object URL in this browser. */
export interface OnTheWay {
  preview: string;
  name: string;
  progress: number;
}

/** A picture of this browser that the text has, or had and may get back by an undo or from the clipboard. */
interface Known {
  file: File;
  isOnTheWay: boolean;
  /** Its address in the file store, once it is uploaded. */
  url?: string;
}

/** Takes every picture with this address out of the text. */
function removePicture(editor: Editor, preview: string) {
  if (editor.isDestroyed) return;
  const { tr } = editor.state;
  editor.state.doc.descendants((node, at) => {
    if (node.type.name !== 'image' || node.attrs.src !== preview) return;
    const place = tr.mapping.map(at);
    tr.delete(place, place + node.nodeSize);
  });
  editor.view.dispatch(tr.setMeta('addToHistory', false));
}

/** Manages pictures that are picked, pasted or dropped into the text: shown at once, uploaded one by one. */
export function usePostPictures() {
  const { t } = useTranslation('posts');
  const [onTheWay, setOnTheWay] = useState<OnTheWay[]>([]);
  const [upload] = useUploadFileMutation();
  const accepted = useAcceptedPictures();
  const showFailure = useFailureToast();
  const sequential = useSequential();
  /** By the address of its preview. */
  const known = useRef(new Map<string, Known>());

  useEffect(() => () => [...known.current.keys()].forEach((it) => void URL.revokeObjectURL(it)), []);

  const send = async (editor: Editor, preview: string, picture: Known) => {
    const { file } = picture;
    const onProgress = (progress: number) =>
      setOnTheWay((all) => all.map((it) => (it.preview === preview ? { ...it, progress } : it)));
    try {
      picture.url = (await upload({ file, onProgress }).unwrap()).url;
    } catch (failure) {
      showFailure(failure, t('editor.uploadFailed'));
    }
    picture.isOnTheWay = false;
    if (picture.url) settle(editor);
    else removePicture(editor, preview);
    setOnTheWay((all) => all.filter((it) => it.preview !== preview));
  };

  const sendNext = (editor: Editor, preview: string, picture: Known) => {
    picture.isOnTheWay = true;
    setOnTheWay((all) => [...all, { preview, name: picture.file.name, progress: 0 }]);
    sequential(() => send(editor, preview, picture));
  };

  /** Shows a picture at once and uploads it. Returns its preview's address. */
  const start = (editor: Editor, file: File): string => {
    const preview = URL.createObjectURL(file);
    const picture = { file, isOnTheWay: false };
    known.current.set(preview, picture);
    sendNext(editor, preview, picture);
    return preview;
  };

  /**
   * Gives the pictures of the text the addresses by which they are stored, however they came into it: those that are
   * pasted as data, and those that an undo or the clipboard brought back, are uploaded unless they have been. No such
   * change is a step of the history, which would take the address back. A preview of another page cannot be uploaded.
   */
  function settle(editor: Editor) {
    if (editor.isDestroyed) return;
    const { tr } = editor.state;
    editor.state.doc.descendants(({ type, attrs, nodeSize }, at) => {
      if (type.name !== 'image') return;
      const src = String(attrs.src);
      const place = tr.mapping.map(at);
      const file = fileOfData(src, attrs.alt || t('editor.image'));
      const picture = known.current.get(src);
      if (file) tr.setNodeAttribute(place, 'src', start(editor, file));
      else if (picture?.url) tr.setNodeAttribute(place, 'src', picture.url);
      else if (picture && !picture.isOnTheWay) sendNext(editor, src, picture);
      else if (!picture && isPreview(src)) {
        tr.delete(place, place + nodeSize);
        void notify('warning', t('editor.missingPictures', { pictures: 1 }));
      }
    });
    if (tr.docChanged) editor.view.dispatch(tr.setMeta('addToHistory', false));
  }

  /** Inserts pictures into the text, at `place` or at the cursor. */
  const addAccepted = async (editor: Editor, files: File[], place?: number) => {
    for (const file of await accepted(files)) {
      if (editor.isDestroyed) return;
      const at = place ?? editor.state.selection.to;
      editor
        .chain()
        .focus()
        .insertContentAt(Math.min(at, editor.state.doc.content.size), {
          type: 'image',
          attrs: { src: start(editor, file), alt: '' },
        })
        .run();
    }
  };
  const add = (editor: Editor, files: File[], place?: number) => void addAccepted(editor, files, place);
  return { onTheWay, add, settle };
}
export type PostPictures = ReturnType<typeof usePostPictures>;

const isPreview = (address: string) => address.startsWith('blob:');

/** Removes pictures that are still being uploaded, for the draft and the call. */
export const withoutPreviews = (html: string): string =>
  html.replace(/<img\b[^>]*\bsrc="(?:blob|data):[^"]*"[^>]*>/g, '');
