import { useTranslation } from 'react-i18next';
import { inLanguage } from '@/lib/callbackUrl';
import { otherParts } from '@/lib/filterAddress';
import type { Filter } from './filters';

/**
 * Renders the filters of the list at `address` as a plain form of native fields, for `noscript`: React hydrates
 * nothing in it, so its code need not be in a page's JavaScript.
 */
export function PlainFilters({ address, filters }: { address: string; filters: readonly Filter[] }) {
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
              {options.map((option) => (
                <option key={option.slug} value={option.slug}>
                  {option.name}
                </option>
              ))}
            </select>
          </label>
        ),
      )}
      <button type="submit">{t('list.apply')}</button>
    </form>
  );
}
