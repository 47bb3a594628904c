import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useGetContentCategoriesQuery } from '@/api/contents';
import { ProductField } from '@/components/products/ProductField';
import { Checkbox } from '@/components/ui/Checkbox';
import { Legend, TextField } from '@/components/ui/Field';
import { TextArea } from '@/components/ui/TextArea';
import { CONTENT_DESCRIPTION_MAX, CONTENT_TITLE_MAX } from '@/contract/constants/contents';
import styles from '../Challenges.module.css';
import type { usePhotoForm, useVideoForm } from './useContentForm';

type Edit = Pick<ReturnType<typeof useVideoForm> | ReturnType<typeof usePhotoForm>, 'values' | 'errors' | 'change'>;

/** Renders the fields that videos and photo posts share, below those of the kind (`children`); `hint` is of the description. */
export function ContentFields({ edit, hint, children }: { edit: Edit; hint?: string; children: ReactNode }) {
  const { t } = useTranslation('campaigns');
  const { values, errors, change } = edit;
  return (
    <>
      <fieldset className={styles.group}>
        <legend>{t('content.about')}</legend>
        {children}
        <TextField
          name="title"
          label={t('content.title')}
          autoComplete="off"
          limit={CONTENT_TITLE_MAX}
          value={values.title}
          error={errors.title}
          onChange={(event) => change({ title: event.target.value })}
        />
        <TextArea
          name="description"
          label={t('content.description')}
          hint={hint}
          rows={6}
          limit={CONTENT_DESCRIPTION_MAX}
          value={values.description}
          error={errors.description}
          onChange={(event) => change({ description: event.target.value })}
        />
      </fieldset>
      <fieldset className={styles.group}>
        <legend>{t('content.found')}</legend>
        <Categories edit={edit} />
        <ProductField chosen={values.products} error={errors.products} onChange={(products) => change({ products })} />
        <div>
          <Checkbox
            name="status"
            checked={values.status === 'published'}
            onChange={(event) => change({ status: event.target.checked ? 'published' : 'hidden' })}
          >
            {t('content.isPublished')}
          </Checkbox>
          <p className="fine">{t('content.isPublishedHint')}</p>
        </div>
      </fieldset>
    </>
  );
}

function Categories({ edit: { values, errors, change } }: { edit: Edit }) {
  const { t } = useTranslation('campaigns');
  const { data } = useGetContentCategoriesQuery();
  const known = data?.results ?? [];
  if (known.length === 0) return null;
  return (
    <fieldset>
      <Legend>{t('content.categories')}</Legend>
      {known.map(({ slug, name }) => (
        <Checkbox
          key={slug}
          name={`categories.${slug}`}
          checked={values.categories.includes(slug)}
          onChange={(event) =>
            change({
              categories: known
                .map((it) => it.slug)
                .filter((it) => (it === slug ? event.target.checked : values.categories.includes(it))),
            })
          }
        >
          {name}
        </Checkbox>
      ))}
      {errors.categories ? <p role="alert">{errors.categories}</p> : null}
    </fieldset>
  );
}
