import { type Editor, useEditorState } from '@tiptap/react';
import { clsx } from 'clsx';
import { Italic, LetterB, List, ListOrdered, Quote, Redo2, Undo2 } from 'lucide';
import { createElement, type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ImageIcon, LinkIcon, PlayIcon } from '@/components/ui/icons';
import { imageAccept } from '@/lib/images';
import { AddressSheet } from './AddressSheet';
import styles from './Toolbar.module.css';

/** The toolbar's own icons, which come with its code since no other page needs them. */
const glyphs = {
  bold: LetterB,
  italic: Italic,
  bullets: List,
  numbers: ListOrdered,
  quote: Quote,
  undo: Undo2,
  redo: Redo2,
};

function Glyph({ name }: { name: keyof typeof glyphs }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="20"
      height="20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.7"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {glyphs[name].map(([tag, attributes]) => createElement(tag, { key: JSON.stringify(attributes), ...attributes }))}
    </svg>
  );
}

/** Returns the toolbar buttons that are active, and those that are disabled. */
const stateOf = (editor: Editor) => ({
  heading: editor.isActive('heading', { level: 2 }),
  subheading: editor.isActive('heading', { level: 3 }),
  bold: editor.isActive('bold'),
  italic: editor.isActive('italic'),
  bulletList: editor.isActive('bulletList'),
  orderedList: editor.isActive('orderedList'),
  quote: editor.isActive('blockquote'),
  link: editor.isActive('link'),
  canUndo: editor.can().undo(),
  canRedo: editor.can().redo(),
});

/** Renders the toolbar of the editor: a row of buttons that scrolls sideways on a phone. */
export function Toolbar({ editor, onPictures }: { editor: Editor; onPictures: (files: File[]) => void }) {
  const { t } = useTranslation('posts');
  const [asking, setAsking] = useState<'link' | 'video' | null>(null);
  const picker = useId();
  const on = useEditorState({ editor, selector: ({ editor: own }) => stateOf(own) });
  const edit = () => editor.chain().focus();

  const button = (label: string, sign: ReactNode, act: () => void, pressed?: boolean, can = true) => (
    <button
      type="button"
      className={clsx(styles.button, pressed && styles.on)}
      aria-label={label}
      title={label}
      aria-pressed={pressed}
      disabled={!can}
      // The text keeps its selection and the on-screen keyboard stays open.
      onMouseDown={(event) => event.preventDefault()}
      onClick={act}
    >
      {sign}
    </button>
  );
  return (
    <div role="toolbar" aria-label={t('editor.tools')} className={styles.bar}>
      {button(t('editor.heading'), <b>H</b>, () => edit().toggleHeading({ level: 2 }).run(), on.heading)}
      {button(t('editor.subheading'), <small>H</small>, () => edit().toggleHeading({ level: 3 }).run(), on.subheading)}
      {button(t('editor.bold'), <Glyph name="bold" />, () => edit().toggleBold().run(), on.bold)}
      {button(t('editor.italic'), <Glyph name="italic" />, () => edit().toggleItalic().run(), on.italic)}
      {button(t('editor.bulletList'), <Glyph name="bullets" />, () => edit().toggleBulletList().run(), on.bulletList)}
      {button(
        t('editor.orderedList'),
        <Glyph name="numbers" />,
        () => edit().toggleOrderedList().run(),
        on.orderedList,
      )}
      {button(t('editor.quote'), <Glyph name="quote" />, () => edit().toggleBlockquote().run(), on.quote)}
      {button(t('editor.link'), <LinkIcon />, () => setAsking('link'), on.link)}
      <label htmlFor={picker} className={styles.button} title={t('editor.image')}>
        <ImageIcon />
        <span className="visually-hidden">{t('editor.image')}</span>
      </label>
      <input
        id={picker}
        className="visually-hidden"
        type="file"
        multiple
        accept={imageAccept}
        onChange={(event) => {
          onPictures([...(event.target.files ?? [])]);
          event.target.value = '';
        }}
      />
      {button(t('editor.video'), <PlayIcon />, () => setAsking('video'))}
      {button(t('editor.undo'), <Glyph name="undo" />, () => edit().undo().run(), undefined, on.canUndo)}
      {button(t('editor.redo'), <Glyph name="redo" />, () => edit().redo().run(), undefined, on.canRedo)}
      {asking ? <AddressSheet kind={asking} editor={editor} onClose={() => setAsking(null)} /> : null}
    </div>
  );
}
