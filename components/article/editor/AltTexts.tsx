import type { Editor } from '@tiptap/react';
import { useTranslation } from 'react-i18next';
import { PictureRow } from '@/components/pictures/PictureRow';
import { TextField } from '@/components/ui/Field';
import { FILE_ALT_MAX } from '@/contract/constants/common';
import styles from './RichEditor.module.css';

/** A picture of the text: its place, its address, its description. */
export interface TextPicture {
  at: number;
  src: string;
  alt: string;
}

/** Renders the fields for the alternative text of each picture. */
export function AltTexts({ editor, images }: { editor: Editor; images: TextPicture[] }) {
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
            maxLength={FILE_ALT_MAX}
            autoComplete="off"
            value={image.alt}
            onChange={(event) => describe(image, event.target.value)}
          />
        </PictureRow>
      ))}
    </ul>
  );
}
