import { useTranslation } from 'react-i18next';
import { useGetProductTermsQuery } from '@/api/managedProducts';
import { PictureFields } from '@/components/pictures/PictureFields';
import { Checkbox } from '@/components/ui/Checkbox';
import { Legend, Select, TextField } from '@/components/ui/Field';
import { NumberField } from '@/components/ui/NumberField';
import { productDeals } from '@/contract/constants/common';
import { PRODUCT_BRAND_MAX, PRODUCT_HREF_MAX, PRODUCT_NAME_MAX } from '@/contract/constants/products';
import styles from '../Challenges.module.css';
import { FormTexts } from './FormText';
import type { useProductForm } from './useProductForm';

type Edit = ReturnType<typeof useProductForm>;

/** Renders the fields of a product. */
export function ProductFields({ edit }: { edit: Edit }) {
  return (
    <>
      <About edit={edit} />
      <Selling edit={edit} />
      <Deal edit={edit} />
    </>
  );
}

function About({ edit }: { edit: Edit }) {
  const { t } = useTranslation('campaigns');
  const { values, errors, change, image } = edit;
  const { data: terms } = useGetProductTermsQuery();
  return (
    <fieldset className={styles.group}>
      <legend>{t('product.about')}</legend>
      <FormTexts edit={edit} name="name" labelOf={(name) => t(`product.${name}`)} limit={PRODUCT_NAME_MAX} />
      <FormTexts edit={edit} name="brand" labelOf={(name) => t(`product.${name}`)} limit={PRODUCT_BRAND_MAX} />
      <Select
        name="category"
        label={t('product.category')}
        value={values.category}
        error={errors.category}
        onChange={(event) => change({ category: event.target.value })}
      >
        <option value="">{t('product.choose')}</option>
        {terms?.categories.map(({ slug, name }) => (
          <option key={slug} value={slug}>
            {name}
          </option>
        ))}
      </Select>
      <PictureFields pictures={image} title={t('product.image')} error={errors.image} />
    </fieldset>
  );
}

function Selling({ edit }: { edit: Edit }) {
  const { t } = useTranslation('campaigns');
  const { values, errors, change } = edit;
  const { data: terms } = useGetProductTermsQuery();
  const sellers = terms?.stores ?? [];
  return (
    <fieldset className={styles.group}>
      <legend>{t('product.selling')}</legend>
      <div className={styles.pair}>
        <Won edit={edit} name="price" />
      </div>
      {sellers.length > 0 ? (
        <fieldset>
          <Legend>{t('product.stores')}</Legend>
          {sellers.map(({ slug, name }) => (
            <Checkbox
              key={slug}
              name={`stores.${slug}`}
              checked={values.stores.includes(slug)}
              onChange={(event) =>
                change({
                  stores: sellers
                    .map((it) => it.slug)
                    .filter((it) => (it === slug ? event.target.checked : values.stores.includes(it))),
                })
              }
            >
              {name}
            </Checkbox>
          ))}
          {errors.stores ? <p role="alert">{errors.stores}</p> : null}
        </fieldset>
      ) : null}
      <TextField
        type="url"
        name="href"
        label={t('product.href')}
        hint={t('product.hrefHint')}
        note={t('form.optional')}
        autoComplete="off"
        limit={PRODUCT_HREF_MAX}
        value={values.href}
        error={errors.href}
        onChange={(event) => change({ href: event.target.value.trim() })}
      />
      <div>
        <Checkbox
          name="status"
          checked={values.status === 'active'}
          onChange={(event) => change({ status: event.target.checked ? 'active' : 'inactive' })}
        >
          {t('product.isSold')}
        </Checkbox>
        <p className="fine">{t('product.isSoldHint')}</p>
      </div>
    </fieldset>
  );
}

function Deal({ edit }: { edit: Edit }) {
  const { t } = useTranslation('campaigns');
  const { values, errors, change } = edit;
  return (
    <fieldset className={styles.group}>
      <legend>{t('product.dealTitle')}</legend>
      <Select
        name="deal"
        label={t('product.deal')}
        value={values.deal}
        onChange={(event) => {
          const deal = productDeals.find((it) => it === event.target.value) ?? '';
          // Without a deal nothing of it is shown, nor checked.
          change({ deal, ...(!deal && { deal_price: '', deal_ends_at: '' }) });
        }}
      >
        <option value="">{t('product.noDeal')}</option>
        {productDeals.map((deal) => (
          <option key={deal} value={deal}>
            {t(`product.deals.${deal}`)}
          </option>
        ))}
      </Select>
      {values.deal ? (
        <div className={styles.pair}>
          <Won edit={edit} name="deal_price" note={values.deal === 'sale' ? undefined : t('form.optional')} />
          <TextField
            type="datetime-local"
            name="deal_ends_at"
            label={t('product.deal_ends_at')}
            hint={t('product.dealEndsHint')}
            note={t('form.optional')}
            value={values.deal_ends_at}
            error={errors.deal_ends_at}
            onChange={(event) => change({ deal_ends_at: event.target.value })}
          />
        </div>
      ) : null}
    </fieldset>
  );
}

/** Renders a price in won. */
function Won({
  edit: { values, errors, change },
  name,
  note,
}: {
  edit: Edit;
  name: 'price' | 'deal_price';
  note?: string;
}) {
  const { t } = useTranslation('campaigns');
  return (
    <NumberField
      name={name}
      label={t(`product.${name}`)}
      note={note}
      value={values[name]}
      error={errors[name]}
      onTyped={(typed) => change({ [name]: typed })}
    />
  );
}
