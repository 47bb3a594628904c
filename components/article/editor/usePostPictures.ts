import type { Editor } from '@tiptap/react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useUploadFileMutation } from '@/api/uploads';
import { useAcceptedPictures } from '@/components/pictures/useAcceptedPictures';
import { useFailureToast } from '@/hooks/useFailureToast';
import { useSequential } from '@/hooks/useSequential';
import { fileOfData } from './pictureNodes';

/** A picture being uploaded; until then the text contains its object URL in this browser. */
export interface OnTheWay {
  preview: string;
  name: string;
  progress: number;
}

/** Changes every picture of the text that has this address; `url` null takes it out. */
function replacePicture(editor: Editor, preview: string, url: string | null) {
  if (editor.isDestroyed) return;
  const { tr } = editor.state;
  editor.state.doc.descendants((node, at) => {
    if (node.type.name !== 'image' || node.attrs.src !== preview) return;
    const place = tr.mapping.map(at);
    if (url) tr.setNodeMarkup(place, undefined, { ...node.attrs, src: url });
    else tr.delete(place, place + node.nodeSize);
  });
  editor.view.dispatch(tr);
}

/** Manages pictures that are picked, pasted or dropped into the text: shown at once, uploaded one by one. */
export function usePostPictures() {
  const { t } = useTranslation('posts');
  const [onTheWay, setOnTheWay] = useState<OnTheWay[]>([]);
  const [upload] = useUploadFileMutation();
  const accepted = useAcceptedPictures();
  const showFailure = useFailureToast();
  const sequential = useSequential();
  const previews = useRef<string[]>([]);

  useEffect(() => () => previews.current.forEach((it) => void URL.revokeObjectURL(it)), []);

  const send = async (editor: Editor, file: File, preview: string) => {
    const onProgress = (progress: number) =>
      setOnTheWay((all) => all.map((it) => (it.preview === preview ? { ...it, progress } : it)));
    try {
      const { url } = await upload({ file, onProgress }).unwrap();
      replacePicture(editor, preview, url);
    } catch (failure) {
      replacePicture(editor, preview, null);
      showFailure(failure, t('editor.uploadFailed'));
    }
    setOnTheWay((all) => all.filter((it) => it.preview !== preview));
  };

  /** Shows a picture at once and uploads it. Returns its preview's address. */
  const start = (editor: Editor, file: File): string => {
    const preview = URL.createObjectURL(file);
    previews.current.push(preview);
    setOnTheWay((all) => [...all, { preview, name: file.name, progress: 0 }]);
    sequential(() => send(editor, file, preview));
    return preview;
  };

  /** Uploads the pictures that pasted text contains as data. */
  const uploadData = (editor: Editor) => {
    const { tr } = editor.state;
    editor.state.doc.descendants(({ type, attrs }, at) => {
      const file = type.name === 'image' && fileOfData(String(attrs.src), attrs.alt || t('editor.image'));
      if (file) tr.setNodeMarkup(at, undefined, { ...attrs, src: start(editor, file) });
    });
    if (tr.docChanged) editor.view.dispatch(tr.setMeta('addToHistory', false));
  };

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
  return { onTheWay, add, uploadData };
}
export type PostPictures = ReturnType<typeof usePostPictures>;

/** Removes pictures that are still being uploaded, for the draft and the call. */
export const withoutPreviews = (html: string): string =>
  html.replace(/<img\b[^>]*\bsrc="(?:blob|data):[^"]*"[^>]*>/g, '');
