import { useRouter } from 'next/router';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SearchIcon } from '@/components/ui/icons';
import { lazyClient } from '@/components/ui/lazyClient';
import { paths } from '@/lib/paths';
import styles from './SearchBox.module.css';
import type { InputProps } from './SearchSuggestions';

const SearchSuggestions = lazyClient(() => import('./SearchSuggestions').then((it) => it.SearchSuggestions));

/**
 * Renders the search box of the whole site; a plain form without JavaScript. The suggestions' code is loaded
 * with the first focus. `search` is the current search. At the `start` of a search it has the focus, and what is
 * suggested without a letter is on the page.
 */
export function SearchBox({ search = '', start = false }: { search?: string; start?: boolean }) {
  const { t, i18n } = useTranslation('common');
  const router = useRouter();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [focused, setFocused] = useState(false);
  // The props that make the box a combobox, once there are suggestions.
  const [inputProps, setInputProps] = useState<InputProps>();
  useEffect(() => {
    // Used before hydration, whose events React never sees.
    if (document.activeElement === input.current) setFocused(true);
    else if (start) input.current?.focus({ preventScroll: true });
  }, [start]);
  const prefix = i18n.language === 'en' ? '/en' : '';

  const go = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const keyword = String(new FormData(event.currentTarget).get('search') ?? '').trim();
    void router.push(paths.search({ search: keyword }));
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> is too new for the phones that we serve
    <form role="search" className={styles.form} action={`${prefix}${paths.search()}`} onSubmit={go}>
      <label htmlFor={id} className="visually-hidden">
        {t('shell.searchLabel')}
      </label>
      <input
        key={search}
        ref={input}
        autoComplete="off"
        onFocus={() => setFocused(!start)}
        onPointerDown={() => setFocused(true)}
        onInput={() => setFocused(true)}
        {...inputProps}
        // The input is uncontrolled.
        value={undefined}
        id={id}
        className={styles.field}
        type="search"
        name="search"
        maxLength={100}
        defaultValue={search}
        placeholder={t('shell.searchHint')}
        enterKeyHint="search"
      />
      <button className={styles.submit} type="submit" aria-label={t('shell.searchSubmit')}>
        <SearchIcon />
      </button>
      {focused ? (
        <SearchSuggestions key={`suggestions for ${search}`} input={input} onInputProps={setInputProps} />
      ) : null}
    </form>
  );
}
