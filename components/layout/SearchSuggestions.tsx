import { clsx } from 'clsx';
import Link from 'next/link';
import { type RefObject, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Avatar } from '@/components/ui/Avatar';
import { Button } from '@/components/ui/Button';
import { SearchIcon } from '@/components/ui/icons';
import styles from './SearchSuggestions.module.css';
import { useCombobox } from './useCombobox';
import { useSuggestions } from './useSuggestions';

/** What a search might mean, below the box that it is typed into: a list box by keyboard and pointer. */
export function SearchSuggestions({ input }: { input: RefObject<HTMLInputElement | null> }) {
  const { t } = useTranslation('common');
  const id = useId();
  const { typed, options, isRecent, forget } = useSuggestions(input);
  const optionId = (index: number) => `${id}-${index}`;
  const { open, active, close } = useCombobox(input, {
    listId: id,
    hrefs: options.map(({ href }) => href),
    typed,
    optionId,
  });
  const shown = open && options.length > 0;

  return (
    <>
      <p role="status" className="visually-hidden">
        {shown ? t('suggestions.count', { count: options.length }) : ''}
      </p>
      <div className={styles.popup} hidden={!shown}>
        {isRecent ? (
          <div className={styles.head}>
            <span>{t('suggestions.recent')}</span>
            <Button
              variant="quiet"
              size="small"
              onMouseDown={(event) => event.preventDefault()}
              onClick={forget}
            >
              {t('suggestions.forget')}
            </Button>
          </div>
        ) : null}
        <div id={id} role="listbox" aria-label={t('suggestions.label')}>
          {options.map(({ key, href, text, detail, avatar }, index) => (
            <Link
              key={key}
              id={optionId(index)}
              role="option"
              tabIndex={-1}
              aria-selected={index === active}
              href={href}
              prefetch={false}
              className={clsx(styles.option, index === active && styles.active)}
              // The box keeps the focus, so that the list stays for the tap.
              onMouseDown={(event) => event.preventDefault()}
              onClick={close}
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
            </Link>
          ))}
        </div>
      </div>
    </>
  );
}
