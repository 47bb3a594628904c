import type { Slice } from '@tiptap/pm/model';
import { type Editor, EditorContent, useEditor, useEditorState } from '@tiptap/react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { PictureRow } from '@/components/pictures/PictureRow';
import { TextField } from '@/components/ui/Field';
import { ProgressBar } from '@/components/ui/ProgressBar';
import { copiedFiles } from '@/lib/browser/clipboard';
import { notify } from '@/lib/browser/notify';
import body from '../PostBody.module.css';
import { extensions } from './extensions';
import { pastedHtml } from './pastedHtml';
import { pastedText } from './pastedText';
import styles from './RichEditor.module.css';
import { Toolbar } from './Toolbar';
import { type PostPictures, withoutPreviews } from './usePostPictures';

/** A picture of the text: its place, its address, its description. */
interface TextPicture {
  at: number;
  src: string;
  alt: string;
}

/** Renders the fields for the alternative text of each picture. */
function AltTexts({ editor, images }: { editor: Editor; images: TextPicture[] }) {
  const { t } = useTranslation('posts');
  if (images.length === 0) return null;
  const describe = ({ at }: TextPicture, alt: string) => {
    const node = editor.state.doc.nodeAt(at);
    if (!node) return;
    const change = editor.state.tr.setNodeMarkup(at, undefined, { ...node.attrs, alt });
    editor.view.dispatch(change);
  };
  return (
    <ul className={styles.alts} aria-label={t('editor.alt')}>
      {images.map((image) => (
        <PictureRow key={image.at} src={image.src}>
          <TextField
            name={`alt.${image.at}`}
            label={t('editor.alt')}
            placeholder={t('editor.altHint')}
            autoComplete="off"
            value={image.alt}
            onChange={(event) => describe(image, event.target.value)}
          />
        </PictureRow>
      ))}
    </ul>
  );
}

/**
 * Renders the editor of an article. `initial` is its HTML at first; `onChange` is called with every change.
 * Pictures are pasted, dropped or picked, headings and lists made by the toolbar or by typing `## ` and `- `.
 */
export function RichEditor({
  label,
  initial,
  hasFocus = false,
  error,
  pictures,
  onChange,
}: {
  /** Its name, where the text has another than an article's. */
  label?: string;
  initial: string;
  /** Whether it takes the focus when it is there. */
  hasFocus?: boolean;
  error?: string;
  pictures: PostPictures;
  onChange: (html: string) => void;
}) {
  const { t } = useTranslation('posts');
  const id = useId();
  const editor = useEditor({
    extensions: extensions(t('editor.contentHint'), t('editor.missingPicture')),
    content: initial,
    autofocus: hasFocus && 'end',
    immediatelyRender: true,
    injectCSS: false,
    // What `pastedText` reads again: with a blank line between paragraphs it would be longer each time.
    coreExtensionOptions: { clipboardTextSerializer: { blockSeparator: '\n' } },
    editorProps: {
      attributes: {
        class: body.body ?? '',
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label ?? t('editor.content'),
        'aria-describedby': `${id}-error`,
        ...(error && { 'aria-invalid': 'true' }),
      },
      transformPastedHTML: pastedHtml,
      clipboardTextParser: pastedText,
      handlePaste: (_view, { clipboardData }, slice) => {
        const text = slice.content.textBetween(0, slice.content.size, '\n');
        return take(clipboardData ? copiedFiles(clipboardData, text) : []) || tellMissing(slice);
      },
      handleDrop: (view, event, slice, moved) => {
        const place = view.posAtCoords({ left: event.clientX, top: event.clientY });
        return !moved && (take([...(event.dataTransfer?.files ?? [])], place?.pos) || tellMissing(slice));
      },
    },
    onUpdate: ({ editor: own }) => {
      pictures.settle(own);
      onChange(own.isEmpty ? '' : withoutPreviews(own.getHTML()));
    },
  });
  /** Tells how many pictures of pasted or dropped content stay where they are, and lets it be inserted. */
  function tellMissing({ content }: Slice): false {
    let missing = 0;
    content.descendants(({ type }) => {
      if (type.name === 'missingPicture') missing += 1;
    });
    if (missing > 0) void notify('warning', t('editor.missingPictures', { pictures: missing }));
    return false;
  }
  function take(files: File[], at?: number): boolean {
    if (files.length === 0) return false;
    pictures.add(editor, files, at);
    return true;
  }
  const images = useEditorState({
    editor,
    selector: ({ editor: own }) => {
      const found: { at: number; src: string; alt: string }[] = [];
      own.state.doc.descendants((node, at) => {
        if (node.type.name === 'image') {
          found.push({ at, src: String(node.attrs.src), alt: String(node.attrs.alt ?? '') });
        }
      });
      return found;
    },
  });
  return (
    <div className={styles.editor}>
      <Toolbar editor={editor} onPictures={(files) => take(files)} />
      <EditorContent editor={editor} className={styles.content} />
      {pictures.onTheWay.map(({ preview, name, progress }) => (
        <div key={preview} className={styles.upload}>
          <span>{name}</span>
          <ProgressBar label={t('editor.uploading')} value={progress} />
        </div>
      ))}
      <p id={`${id}-error`} className={styles.error} role={error ? 'alert' : undefined}>
        {error}
      </p>
      <AltTexts editor={editor} images={images} />
    </div>
  );
}
