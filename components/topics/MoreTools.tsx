import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/components/ui/Button';
import { Select } from '@/components/ui/Field';
import { DEFAULT_PAGE_SIZE, topicOrderings } from '@/contract/constants/common';
import type { List } from '@/hooks/useListState';
import styles from './MoreTools.module.css';
import { isProductType, productTypes } from './productTypes';

const pageSizes = [10, DEFAULT_PAGE_SIZE, 50, 100] as const;
/** The parts of the address that this form sets itself. */
const own = ['product_type', 'ordering', 'page_size', 'page'];

/** Renders the rest of a list's state: kind of product, order by a field, rows a page. Works as a plain form too. */
export function MoreTools({ list }: { list: List }) {
  const { t, i18n } = useTranslation('topics');
  const { state, address, change } = list;
  const prefix = i18n.language === 'en' ? '/en' : '';
  const [path, query] = address.split('?');
  const remaining = [...new URLSearchParams(query)].filter(([name]) => !own.includes(name));
  const { product_type, ordering, page_size } = state;
  const open = Boolean(product_type || ordering) || page_size !== DEFAULT_PAGE_SIZE;

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const of = (name: string) => String(form.get(name) ?? '');
    void change({ product_type: of('product_type'), ordering: of('ordering'), page_size: Number(of('page_size')) });
  };
  return (
    <details className={styles.more} open={open || undefined}>
      <summary>{t('more.title')}</summary>
      {/* A new address is a new form, so that going back shows its values. */}
      <form key={address} className={styles.form} action={prefix + path} onSubmit={submit}>
        {remaining.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Select label={t('composer.productType')} name="product_type" defaultValue={product_type}>
          <option value="">{t('more.any')}</option>
          {productTypes.map((type) => (
            <option key={type} value={type}>
              {t(`productTypes.${type}`)}
            </option>
          ))}
          {product_type && !isProductType(product_type) ? <option value={product_type}>{product_type}</option> : null}
        </Select>
        <Select label={t('more.ordering')} name="ordering" defaultValue={ordering}>
          <option value="">{t('more.byTab')}</option>
          {topicOrderings.map((it) => (
            <option key={it} value={it}>
              {t(`more.orderings.${it}`)}
            </option>
          ))}
        </Select>
        <Select label={t('more.pageSize')} name="page_size" defaultValue={page_size}>
          {[...new Set([...pageSizes, page_size])]
            .sort((one, other) => one - other)
            .map((size) => (
              <option key={size} value={size}>
                {t('more.rows', { rows: size })}
              </option>
            ))}
        </Select>
        <Button type="submit">{t('more.apply')}</Button>
      </form>
    </details>
  );
}
