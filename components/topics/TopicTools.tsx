import { type FormEvent, useId } from 'react';
import { IconButton, IconLink } from '@/components/ui/Button';
import { CloseIcon, SearchIcon } from '@/components/ui/icons';
import { Tabs } from '@/components/ui/Tabs';
import { orderingTypes } from '@/contract/constants';
import type { List } from '@/hooks/useListState';
import { useTranslation } from '@/hooks/useTranslation';
import { languageOf } from '@/lib/dates';
import styles from './TopicTools.module.css';

/** What a new search does not keep of the address. */
const restarted = ['search', 'page'];

/** The order of a list and the search within it: links and a plain form, so without JavaScript too. */
export function TopicTools({ list, label }: { list: List; label: string }) {
  const { t, i18n } = useTranslation('topics');
  const id = useId();
  const { state, hrefOf, change, address } = list;
  const prefix = languageOf(i18n.language) === 'en' ? '/en' : '';
  const [path, query] = address.split('?');
  const kept = [...new URLSearchParams(query)].filter(([name]) => !restarted.includes(name));

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const search = String(new FormData(event.currentTarget).get('search') ?? '').trim();
    void change({ search });
  };
  return (
    <div className={styles.tools}>
      <Tabs
        label={t('orderings.label')}
        items={orderingTypes.map((type) => ({
          href: hrefOf({ ordering_type: type, ordering: '' }),
          label: t(`orderings.${type}`),
          current: !state.ordering && type === state.ordering_type,
        }))}
      />
      {/* biome-ignore lint/a11y/useSemanticElements: <search> is too new for the phones that we serve */}
      <form
        role="search"
        aria-label={label}
        className={styles.form}
        action={prefix + path}
        onSubmit={submit}
      >
        <label htmlFor={id} className="visually-hidden">
          {label}
        </label>
        {kept.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <input
          // A new search is a new field, so that "clear" empties it.
          key={state.search}
          id={id}
          className={styles.field}
          type="search"
          name="search"
          maxLength={100}
          defaultValue={state.search}
          placeholder={label}
          enterKeyHint="search"
          autoComplete="off"
        />
        {state.search ? (
          <IconLink href={hrefOf({ search: '' })} label={t('search.clear')}>
            <CloseIcon size={1} />
          </IconLink>
        ) : null}
        <IconButton type="submit" label={t('search.submit')}>
          <SearchIcon />
        </IconButton>
      </form>
    </div>
  );
}
