import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TextField } from '@/components/ui/Field';
import { FORUM_NAME_MAX, FORUM_SLUG_MAX, FORUM_TERMS_MAX } from '@/contract/constants/forums';
import type { ManagedTerm } from '@/contract/terms';
import { Rows } from './Rows';

const empty: ManagedTerm = { slug: '', name: '', name_en: '' };

/** Renders an ordered list of terms, each with its address and its name in both languages. */
export function TermRows({
  name,
  label,
  hint,
  terms,
  known,
  error,
  onChange,
}: {
  /** The list's key in the form's values. */
  name: string;
  label: string;
  hint: string;
  terms: readonly ManagedTerm[];
  /** The slugs that are stored, which do not change: addresses contain them. */
  known: readonly string[];
  error?: string;
  onChange: (terms: ManagedTerm[]) => void;
}) {
  const { t } = useTranslation('manage');
  const [typedAt, setTypedAt] = useState<number>();
  // A new slug may begin with a stored one, and is typed to its end.
  const isStored = ({ slug }: ManagedTerm, at: number) =>
    at !== typedAt && known.includes(slug) && at === terms.findIndex((term) => term.slug === slug);
  return (
    <Rows
      label={label}
      hint={hint}
      rows={terms}
      empty={empty}
      most={FORUM_TERMS_MAX}
      nameOf={({ name }) => name}
      error={error}
      onChange={onChange}
    >
      {({ row: term, at, isAdded, set }) => (
        <>
          <TextField
            name={`${name}.${at}.slug`}
            label={t('terms.slug')}
            autoComplete="off"
            autoCapitalize="none"
            limit={FORUM_SLUG_MAX}
            autoFocus={isAdded}
            readOnly={isStored(term, at)}
            value={term.slug}
            onChange={(event) => {
              setTypedAt(at);
              set({ slug: event.target.value.trim() });
            }}
            onBlur={() => setTypedAt(undefined)}
          />
          <TextField
            name={`${name}.${at}.name`}
            label={t('terms.name')}
            autoComplete="off"
            limit={FORUM_NAME_MAX}
            value={term.name}
            onChange={(event) => set({ name: event.target.value })}
          />
          <TextField
            name={`${name}.${at}.name_en`}
            label={t('terms.nameEn')}
            autoComplete="off"
            limit={FORUM_NAME_MAX}
            value={term.name_en}
            onChange={(event) => set({ name_en: event.target.value })}
          />
        </>
      )}
    </Rows>
  );
}
