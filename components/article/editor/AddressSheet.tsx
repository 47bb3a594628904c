import type { Editor } from '@tiptap/react';
import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/components/ui/Button';
import { TextField } from '@/components/ui/Field';
import { Sheet } from '@/components/ui/Sheet';
import { youtubeIdOf } from '@/contract/youtube';
import styles from './Toolbar.module.css';

/** Returns the href of a typed address; one without a scheme gets https. Undefined for an invalid one. */
function linkOf(typed: string): string | undefined {
  const address = typed.trim();
  if (!address || /\s/.test(address)) return undefined;
  const href = /^(https?:\/\/|mailto:|\/(?!\/))/i.test(address) ? address : `https://${address}`;
  return /^(https?:\/\/[^/]+\.[^/]+|mailto:.+@|\/)/i.test(href) ? href : undefined;
}

/** Renders the field for the address of a link or a video, which is inserted into the text. */
export function AddressSheet({
  kind,
  editor,
  onClose,
}: {
  kind: 'link' | 'video';
  editor: Editor;
  onClose: () => void;
}) {
  const { t } = useTranslation('posts');
  const { t: common } = useTranslation('common');
  const held = kind === 'link' ? String(editor.getAttributes('link').href ?? '') : '';
  const [address, setAddress] = useState(held);
  const [wrong, setWrong] = useState(false);
  const edit = () => editor.chain().focus();

  const insert = (): boolean => {
    if (kind === 'video') {
      const id = youtubeIdOf(address);
      return id !== undefined && edit().insertContent({ type: 'video', attrs: { id } }).run();
    }
    const href = linkOf(address);
    if (!href) return false;
    const body = { type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] };
    if (editor.state.selection.empty && !held) return edit().insertContent(body).run();
    return edit().extendMarkRange('link').setLink({ href }).run();
  };
  const submit = () => {
    if (insert()) onClose();
    else setWrong(true);
  };
  /** Adds the address on Enter, without submitting the page's form that contains the sheet. */
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    submit();
  };
  const remove = () => {
    edit().extendMarkRange('link').unsetLink().run();
    onClose();
  };
  return (
    <Sheet open onClose={onClose} title={t(`editor.${kind}Title`)}>
      <div className="stack-4">
        <TextField
          name="address"
          label={t(`editor.${kind}Label`)}
          placeholder={t(`editor.${kind}Hint`)}
          type="url"
          inputMode="url"
          autoComplete="off"
          value={address}
          onKeyDown={onKeyDown}
          error={wrong ? t(`editor.${kind}Wrong`) : undefined}
          onChange={(event) => {
            setAddress(event.target.value);
            setWrong(false);
          }}
        />
        <div className={styles.answers}>
          {held ? (
            <Button onClick={remove}>{t('editor.linkRemove')}</Button>
          ) : (
            <Button onClick={onClose}>{common('action.cancel')}</Button>
          )}
          <Button variant="primary" onClick={submit}>
            {t('editor.insert')}
          </Button>
        </div>
      </div>
    </Sheet>
  );
}
