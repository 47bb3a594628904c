import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyClient } from '@/components/ui/lazyClient';
import { otherParts } from '@/lib/filterAddress';
import { inLanguage } from '@/lib/pathLanguage';
import styles from './Filters.module.css';
import { type Filter, type FilterOption, groupsOf } from './filters';

/** Renders options of a native field. */
const PlainOptions = ({ options }: { options: readonly FilterOption[] }) =>
  options.map(({ slug, name }) => (
    <option key={slug} value={slug}>
      {name}
    </option>
  ));

/**
 * Renders the filters of the list at `address` as a plain form of native fields, for `noscript`: React hydrates
 * nothing in it, so its code need not be in a page's JavaScript.
 */
function PlainFilters({ address, filters }: { address: string; filters: readonly Filter[] }) {
  const { t, i18n } = useTranslation('common');
  const [path = ''] = address.split('?');
  const names = filters.map(({ name }) => name);
  return (
    <form action={inLanguage(path, i18n.language)} className="stack-2">
      {otherParts(address, names).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {filters.map(({ name, label, options, chosen, several, isDay, none }) =>
        isDay ? (
          <label key={name}>
            {`${label} `}
            <input type="date" name={name} defaultValue={chosen[0]} />
          </label>
        ) : (
          <label key={name}>
            {`${label} `}
            <select name={name} multiple={several} defaultValue={several ? [...chosen] : chosen[0]}>
              {several ? null : <option value="">{none ?? t('list.all')}</option>}
              {groupsOf(options).map(([group, options]) =>
                group ? (
                  <optgroup key={group} label={group}>
                    <PlainOptions options={options} />
                  </optgroup>
                ) : (
                  <PlainOptions key={group} options={options} />
                ),
              )}
            </select>
          </label>
        ),
      )}
      <button type="submit">{t('list.apply')}</button>
    </form>
  );
}

const FilterSheet = lazyClient(() => import('./FilterSheet').then((it) => it.FilterSheet));

/**
 * Renders the button of a list's filters with how many are set. It opens them in a sheet, without JavaScript
 * below the button.
 */
export function Filters({ address, filters }: { address: string; filters: readonly Filter[] }) {
  const { t } = useTranslation('common');
  const [isOpen, setOpen] = useState<boolean>();
  const set = filters.flatMap(({ chosen }) => chosen).length;
  return (
    <>
      <details className={styles.filters}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a control */}
        <summary
          className={styles.button}
          aria-haspopup="dialog"
          onPointerEnter={FilterSheet.preload}
          onFocus={FilterSheet.preload}
          onClick={(event) => {
            event.preventDefault();
            setOpen(true);
          }}
        >
          {t('list.narrow')}
          {set > 0 ? <span className={styles.count}>{set}</span> : null}
        </summary>
        <noscript>
          {typeof window === 'undefined' ? <PlainFilters address={address} filters={filters} /> : null}
        </noscript>
      </details>
      {isOpen === undefined ? null : (
        <FilterSheet open={isOpen} address={address} filters={filters} onClose={() => setOpen(false)} />
      )}
    </>
  );
}
