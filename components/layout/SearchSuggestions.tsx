import { Combobox, ComboboxItem, ComboboxList, useComboboxStore } from '@ariakit/react/combobox';
import { useStoreState } from '@ariakit/react/store';
import { clsx } from 'clsx';
import Link from 'next/link';
import {
  type ComponentProps,
  type KeyboardEvent,
  memo,
  type RefObject,
  useEffect,
  useId,
  useLayoutEffect,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import { useLazyGetSuggestionsQuery } from '@/api/search';
import { Avatar } from '@/components/ui/Avatar';
import { Button } from '@/components/ui/Button';
import { SearchIcon } from '@/components/ui/icons';
import suggestions from '@/components/ui/Suggestions.module.css';
import type { Suggestion } from '@/contract/search';
import { useBlocked } from '@/hooks/useBlocked';
import { forgetSearches, recentSearches } from '@/lib/browser/recentSearches';
import { paths } from '@/lib/paths';
import { suggestionPath } from '@/lib/suggestionPath';
import styles from './SearchSuggestions.module.css';

/** A suggestion below the search box and its link; `avatar` for members only. */
interface Option {
  key: string;
  href: string;
  text: string;
  detail?: string;
  avatar?: string | null;
}

/** How long a pause in typing is, in ms. */
const PAUSE_MS = 200;

const recentOptions = (): Option[] =>
  recentSearches().map((search) => ({ key: search, href: paths.search({ search }), text: search }));

/**
 * Returns suggestions for the typed text, fetched after a pause in typing and cancelled when it changes. An
 * empty box shows the recent searches, read each time that it is `wanted`.
 */
function useSuggestions(typed: string, wanted: boolean) {
  const { t } = useTranslation('common');
  const isBlocked = useBlocked();
  const [fetchSuggestions] = useLazyGetSuggestionsQuery();
  const [recent, setRecent] = useState(recentOptions);
  const [found, setFound] = useState<Suggestion[]>([]);
  const search = typed.trim();

  useEffect(() => {
    if (wanted && search === '') setRecent(recentOptions());
  }, [wanted, search]);

  useEffect(() => {
    if (search === '') {
      setFound([]);
      return;
    }
    let call: ReturnType<typeof fetchSuggestions> | undefined;
    const timer = setTimeout(() => {
      call = fetchSuggestions({ search }, true);
      call.unwrap().then(
        ({ results }) => setFound(results),
        // Without suggestions the box still searches.
        () => undefined,
      );
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      call?.abort();
    };
  }, [fetchSuggestions, search]);

  const forget = () => {
    forgetSearches();
    setRecent([]);
  };
  const detailOf = ({ type, key, place }: Suggestion) => {
    if (type === 'user') return `@${key}`;
    return place?.name ?? t(`suggestions.types.${type}`);
  };
  const suggested = found
    .filter(({ user }) => !isBlocked(user))
    .map(
      (it): Option => ({
        key: `${it.type} ${it.key} ${it.place?.slug}`,
        href: suggestionPath(it),
        text: it.text,
        detail: detailOf(it),
        ...(it.type === 'user' && { avatar: it.avatar }),
      }),
    );
  const isRecent = search === '' && recent.length > 0;
  return { options: search === '' ? recent : suggested, isRecent, forget };
}

export type InputProps = ComponentProps<'input'>;

/** Passes Ariakit's props of a text box to the existing input of the page. */
function HandOver({ onInputProps, props }: { onInputProps: (props: InputProps) => void; props: InputProps }) {
  useLayoutEffect(() => onInputProps(props));
  return null;
}

/**
 * Renders the suggestions below the search box: a list box for keyboard and pointer. `SearchBox` renders the
 * input with the props passed to `onInputProps`; `memo` avoids a second render here.
 */
export const SearchSuggestions = memo(function SearchSuggestions({
  input,
  onInputProps,
}: {
  input: RefObject<HTMLInputElement | null>;
  onInputProps: (props: InputProps) => void;
}) {
  const { t } = useTranslation('common');
  const id = useId();
  const optionId = (index: number) => `${id}-${index}`;
  const [typed, setTyped] = useState(input.current?.value ?? '');
  const [wanted, setWanted] = useState(() => document.activeElement === input.current);
  const { options, isRecent, forget } = useSuggestions(typed, wanted);
  const open = wanted && options.length > 0;
  const store = useComboboxStore({ inputValue: typed, setInputValue: setTyped, open, setOpen: setWanted });
  const activeId = useStoreState(store, 'activeId');

  const close = () => {
    store.hide();
    setWanted(false);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && activeId === null) close();
    if (event.key === 'Escape' && open) {
      // The default action would empty a search box.
      event.preventDefault();
      close();
    }
  };

  return (
    <>
      <Combobox
        ref={input}
        store={store}
        onFocus={() => setWanted(true)}
        onBlur={close}
        // Keys that end a Korean composition select nothing.
        onKeyDownCapture={(event) => event.nativeEvent.isComposing && event.stopPropagation()}
        onKeyDown={onKeyDown}
        render={(props) => <HandOver onInputProps={onInputProps} props={props} />}
      />
      <p role="status" className="visually-hidden">
        {open ? t('suggestions.count', { count: options.length }) : ''}
      </p>
      <div className={clsx(suggestions.popup, styles.popup)} hidden={!open}>
        {isRecent ? (
          <div className={styles.head}>
            <span>{t('suggestions.recent')}</span>
            <Button variant="quiet" size="small" onMouseDown={(event) => event.preventDefault()} onClick={forget}>
              {t('suggestions.forget')}
            </Button>
          </div>
        ) : null}
        <ComboboxList store={store} id={id} aria-label={t('suggestions.label')}>
          {options.map(({ key, href, text, detail, avatar }, index) => (
            <ComboboxItem
              key={key}
              id={optionId(index)}
              aria-selected={optionId(index) === activeId}
              className={clsx(suggestions.option, optionId(index) === activeId && suggestions.active)}
              // The box keeps the focus, so that the list stays open for the tap.
              onMouseDown={(event) => event.preventDefault()}
              hideOnClick
              render={<Link href={href} prefetch={false} />}
            >
              {avatar === undefined ? (
                <span className={styles.icon}>
                  <SearchIcon size={1} />
                </span>
              ) : (
                <Avatar nickname={text} src={avatar} size={1} />
              )}
              <span className={styles.text}>{text}</span>
              {detail ? <span className={styles.detail}>{detail}</span> : null}
            </ComboboxItem>
          ))}
        </ComboboxList>
      </div>
    </>
  );
});
