import { useTranslation } from 'react-i18next';
import {
  useGetProductTermsQuery,
  useLazyGetProductTermsQuery,
  useSetProductTermsMutation,
} from '@/api/managedProducts';
import { ConflictSheet } from '@/components/article/ConflictSheet';
import { DraftNotice } from '@/components/article/DraftNotice';
import { Button } from '@/components/ui/Button';
import { Form } from '@/components/ui/Form';
import { Loaded } from '@/components/ui/Loaded';
import { SkeletonRows } from '@/components/ui/Skeleton';
import { managedProductSchemas, type ProductTerms as Terms } from '@/contract/managedProducts';
import type { ManagedTerm } from '@/contract/terms';
import { draftTargets } from '@/lib/browser/drafts';
import { managePaths } from '@/lib/managePaths';
import { TermRows } from './edit/TermRows';
import { useManagedForm } from './edit/useManagedForm';
import manage from './Manage.module.css';
import { ManageHead } from './ManageHead';

const lists = ['categories', 'stores'] as const;
const termsText = (terms: readonly ManagedTerm[]) =>
  terms.map(({ slug, name, name_en }) => `${slug} · ${name} · ${name_en}`).join('\n');

/** Renders the form of the categories of products and of the stores that sell them. */
export function ProductTerms() {
  return (
    <Loaded answer={useGetProductTermsQuery()} loading={<SkeletonRows rows={4} />}>
      {(terms) => <TermsForm terms={terms} />}
    </Loaded>
  );
}

function TermsForm({ terms }: { terms: Terms }) {
  const { t } = useTranslation('campaigns');
  const { t: manageText } = useTranslation('manage');
  const [set] = useSetProductTermsMutation();
  const [read] = useLazyGetProductTermsQuery();
  const edit = useManagedForm(managedProductSchemas.setProductTerms.body, {
    stored: terms,
    empty: terms,
    valuesOf: (stored) => stored,
    messages: { categories: manageText('terms.invalid'), stores: manageText('terms.invalid') },
    draft: draftTargets.productTerms,
    scope: 'product-terms',
    save: (body) => set(body).unwrap(),
    read: () => read(),
  });
  const { form, values, errors, change, draft, isSubmitting } = edit;
  return (
    <Form ref={form} className={manage.form} onSubmit={edit.send}>
      <ManageHead title={t('productTerms.title')} back={{ href: managePaths.products(), name: t('products.table') }} />
      <DraftNotice draft={draft} editing />
      {lists.map((list) => (
        <TermRows
          key={list}
          name={list}
          label={t(`productTerms.${list}`)}
          hint={t('productTerms.hint')}
          terms={values[list]}
          known={terms[list].map(({ slug }) => slug)}
          error={errors[list]}
          onChange={(rows) => change({ [list]: rows })}
        />
      ))}
      <div className="actions">
        <Button type="submit" variant="primary" busy={isSubmitting}>
          {t('form.save')}
        </Button>
      </div>
      <ConflictSheet
        edit={edit}
        fieldsOf={(shown) => lists.map((list) => ({ label: t(`productTerms.${list}`), value: termsText(shown[list]) }))}
      />
    </Form>
  );
}
