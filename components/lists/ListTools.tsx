import { clsx } from 'clsx';
import { type FormEvent, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton, IconLink } from '@/components/ui/Button';
import { ChevronDownIcon, CloseIcon, SearchIcon } from '@/components/ui/icons';
import { Menu } from '@/components/ui/Menu';
import { type TabItem, Tabs } from '@/components/ui/Tabs';
import { type OrderingType, orderingTypes } from '@/contract/constants/common';
import type { List } from '@/hooks/useListState';
import { otherParts } from '@/lib/filterAddress';
import { ChosenFilters } from './ChosenFilters';
import { Filters } from './Filters';
import type { Filter } from './filters';
import styles from './ListTools.module.css';

/** A list as its search sees it. */
interface SearchedList {
  state: { search: string };
  address: string;
  hrefOf: (change: { search: string }) => string;
  change: (change: { search: string }) => unknown;
}

/**
 * Renders the search within a list as a plain form; on a phone an icon beside other tools, until it is used.
 * `part` is the part of the address that the form sets.
 */
export function ListSearch({ list, label, part = 'search' }: { list: SearchedList; label: string; part?: string }) {
  const { t, i18n } = useTranslation('common');
  const id = useId();
  const { state, hrefOf, change, address } = list;
  const prefix = i18n.language === 'en' ? '/en' : '';
  const [path] = address.split('?');

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const search = String(new FormData(event.currentTarget).get(part) ?? '').trim();
    void change({ search });
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> is too new for the phones that we serve
    <form
      role="search"
      aria-label={label}
      className={clsx(styles.form, state.search && styles.searched)}
      action={prefix + path}
      onSubmit={submit}
    >
      <label htmlFor={id} className="visually-hidden">
        {label}
      </label>
      {otherParts(address, [part]).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <input
        // A new search is a new field, so that "clear" empties it.
        key={state.search}
        id={id}
        className={styles.field}
        type="search"
        name={part}
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
      <IconButton type="submit" label={t('list.search')} className={styles.submit}>
        <SearchIcon />
      </IconButton>
    </form>
  );
}

/** The largest number of views that a phone has room for beside the search and the filters. */
const TABS_MAX = 4;

/** Renders the views of a list as a menu behind the current one, which a phone shows instead of their tabs. */
function ViewsMenu({ label, items }: { label: string; items: TabItem[] }) {
  const current = items.find((it) => it.current)?.label;
  return (
    <div className={styles.menu}>
      <Menu
        label={current ? `${label}: ${current}` : label}
        trigger={
          <>
            {current ?? label}
            <ChevronDownIcon size={1} />
          </>
        }
        triggerClassName={styles.current}
        items={items}
      />
    </div>
  );
}

/**
 * Renders the tools of a list in one row, which work without JavaScript: its views (`tabs`) or else its orders
 * as links, its search, and its filters behind one button, below them those that are set. `label` names the
 * search, none for no search; `orderings` are those that the list's call supports, none for no tabs.
 */
export function ListTools({
  list,
  label,
  searchPart,
  orderings = orderingTypes,
  nameOf,
  tabs,
  filters = [],
  address = list.address,
}: {
  list: List;
  label: string;
  /** The part of the address that the search sets, where that is not `search`. */
  searchPart?: string;
  orderings?: readonly OrderingType[];
  /** The label of an order, where its usual name does not fit. */
  nameOf?: (type: OrderingType) => string;
  /** The views of the list, and what they are called together, where it has no orders. */
  tabs?: { label: string; items: TabItem[] };
  /** Those without options are left out. */
  filters?: readonly Filter[];
  /** The address that a filter changes, where that is not the list's. */
  address?: string;
}) {
  const { t } = useTranslation('common');
  const { state, hrefOf } = list;
  const offered = filters.filter(({ options }) => options.length > 0);
  const views = tabs ?? {
    label: t('list.orderings.label'),
    items: orderings.map((type) => ({
      href: hrefOf({ ordering_type: type, ordering: '' }),
      label: nameOf?.(type) ?? t(`list.orderings.${type}`),
      current: !state.ordering && type === state.ordering_type,
    })),
  };
  return (
    <div className={styles.tools}>
      <div className={styles.row}>
        {views.items.length > TABS_MAX ? <ViewsMenu {...views} /> : null}
        {views.items.length > 0 ? <Tabs {...views} /> : null}
        <ListSearch list={list} label={label} part={searchPart} />
        {offered.length > 0 ? <Filters address={address} filters={offered} /> : null}
      </div>
      <ChosenFilters address={address} filters={offered} />
    </div>
  );
}
