import { clsx } from 'clsx';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Chip } from '@/components/ui/Chips';
import { TextArea } from '@/components/ui/TextArea';
import { notify } from '@/lib/browser/notify';
import styles from './PostComposer.module.css';

/** Chooses what a new post is: an article that is written here, or a page of Notion. */
export function TypeField({ notion, onChange }: { notion: boolean; onChange: (notion: boolean) => void }) {
  const { t } = useTranslation('posts');
  return (
    <fieldset className={styles.fields}>
      <legend className={styles.legend}>{t('editor.type')}</legend>
      <div className={styles.chips}>
        <Chip selected={!notion} onClick={() => onChange(false)}>
          {t('editor.article')}
        </Chip>
        <Chip selected={notion} onClick={() => onChange(true)}>
          {t('editor.notionPage')}
        </Chip>
      </div>
    </fieldset>
  );
}

/** Renders the field for a page exported from Notion, as a file or pasted. */
export function PageField({
  page,
  editing,
  error,
  onChange,
}: {
  page: string;
  /** Whether the post has a page already, which stays where none is given. */
  editing: boolean;
  error: string | undefined;
  onChange: (page: string) => void;
}) {
  const { t } = useTranslation('posts');
  const id = useId();
  const read = async (file: File) => {
    try {
      onChange(await file.text());
    } catch {
      void notify('warning', t('editor.fileUnread', { name: file.name }));
    }
  };
  return (
    <div className={styles.fields}>
      <TextArea
        name="page"
        label={t('editor.notionPage')}
        hint={t(editing ? 'editor.pageEditHint' : 'editor.pageHint')}
        placeholder={t('editor.pagePlaceholder')}
        autoComplete="off"
        spellCheck={false}
        value={page}
        error={error}
        onChange={(event) => onChange(event.target.value)}
      />
      <label htmlFor={id} className={clsx('pick', styles.pick)}>
        {t('editor.pageFile')}
      </label>
      <input
        id={id}
        className="visually-hidden"
        type="file"
        accept=".json,application/json"
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          event.target.value = '';
          if (file) void read(file);
        }}
      />
    </div>
  );
}
