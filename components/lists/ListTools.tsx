import { type FormEvent, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton, IconLink } from '@/components/ui/Button';
import { CloseIcon, SearchIcon } from '@/components/ui/icons';
import { Tabs } from '@/components/ui/Tabs';
import { type OrderingType, orderingTypes } from '@/contract/constants/common';
import type { List } from '@/hooks/useListState';
import styles from './ListTools.module.css';

/** The parts of the address that a new search drops. */
const restarted = ['search', 'page'];

/**
 * Renders the order of a list and the search within it as links and a plain form, which work without
 * JavaScript. `label` names the search; `orderings` are those that the list's call supports, none for no
 * tabs.
 */
export function ListTools({
  list,
  label,
  orderings = orderingTypes,
  nameOf,
}: {
  list: List;
  label: string;
  orderings?: readonly OrderingType[];
  /** The label of an order, where its usual name does not fit. */
  nameOf?: (type: OrderingType) => string;
}) {
  const { t, i18n } = useTranslation('common');
  const id = useId();
  const { state, hrefOf, change, address } = list;
  const prefix = i18n.language === 'en' ? '/en' : '';
  const [path, query] = address.split('?');
  const remaining = [...new URLSearchParams(query)].filter(([name]) => !restarted.includes(name));

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const search = String(new FormData(event.currentTarget).get('search') ?? '').trim();
    void change({ search });
  };
  return (
    <div className={styles.tools}>
      {orderings.length > 0 ? (
        <Tabs
          label={t('list.orderings.label')}
          items={orderings.map((type) => ({
            href: hrefOf({ ordering_type: type, ordering: '' }),
            label: nameOf?.(type) ?? t(`list.orderings.${type}`),
            current: !state.ordering && type === state.ordering_type,
          }))}
        />
      ) : null}
      {/* biome-ignore lint/a11y/useSemanticElements: <search> is too new for the phones that we serve */}
      <form role="search" aria-label={label} className={styles.form} action={prefix + path} onSubmit={submit}>
        <label htmlFor={id} className="visually-hidden">
          {label}
        </label>
        {remaining.map(([name, value]) => (
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
          <IconLink href={hrefOf({ search: '' })} label={t('list.clearSearch')}>
            <CloseIcon size={1} />
          </IconLink>
        ) : null}
        <IconButton type="submit" label={t('list.search')}>
          <SearchIcon />
        </IconButton>
      </form>
    </div>
  );
}
