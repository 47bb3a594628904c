import { useRouter } from 'next/router';
import { type FormEvent, useId } from 'react';
import { SearchIcon } from '@/components/ui/icons';
import { useTranslation } from '@/hooks/useTranslation';
import { languageOf } from '@/lib/dates';
import { paths } from '@/lib/paths';
import styles from './SearchBox.module.css';

/** Searches every forum's topics; a plain form without JavaScript. */
export function SearchBox() {
  const { t, i18n } = useTranslation('common');
  const router = useRouter();
  const id = useId();
  const prefix = languageOf(i18n.language) === 'en' ? '/en' : '';

  const go = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const search = String(new FormData(event.currentTarget).get('search') ?? '').trim();
    void router.push(paths.topics({ search }));
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> is too new for the phones that we serve
    <form role="search" className={styles.form} action={`${prefix}${paths.topics()}`} onSubmit={go}>
      <label htmlFor={id} className="visually-hidden">
        {t('shell.searchLabel')}
      </label>
      <input
        id={id}
        className={styles.field}
        type="search"
        name="search"
        maxLength={100}
        placeholder={t('shell.searchHint')}
        enterKeyHint="search"
        autoComplete="off"
      />
      <button className={styles.submit} type="submit" aria-label={t('shell.searchSubmit')}>
        <SearchIcon />
      </button>
    </form>
  );
}
