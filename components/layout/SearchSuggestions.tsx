import { Combobox, ComboboxItem, ComboboxList, useComboboxStore } from '@ariakit/react/combobox';
import { useStoreState } from '@ariakit/react/store';
import { clsx } from 'clsx';
import Link from 'next/link';
import { type ComponentProps, type KeyboardEvent, memo, type RefObject, useId, useLayoutEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Avatar } from '@/components/ui/Avatar';
import { Button } from '@/components/ui/Button';
import { SearchIcon } from '@/components/ui/icons';
import styles from './SearchSuggestions.module.css';
import { useSuggestions } from './useSuggestions';

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
      <div className={styles.popup} hidden={!open}>
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
              className={clsx(styles.option, optionId(index) === activeId && styles.active)}
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
