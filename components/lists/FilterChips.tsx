import { useTranslation } from 'react-i18next';
import { ChipLink, Chips } from '@/components/ui/Tag';

/** A filter option: the slug is in the address, the name is shown. */
export interface FilterOption {
  slug: string;
  name: string;
}

const toggled = (values: readonly string[], value: string) =>
  values.includes(value) ? values.filter((it) => it !== value) : [...values, value];

/**
 * Renders a filter of a list as links: one of the options after "all", or with `several` any of them.
 * `hrefOf` builds the address of a choice (`(tags) => list.hrefOf({ tags })`). Renders nothing without
 * options.
 */
export function FilterChips({
  label,
  options,
  chosen,
  hrefOf,
  several = false,
}: {
  label: string;
  options: readonly FilterOption[];
  chosen: readonly string[];
  hrefOf: (slugs: string[]) => string;
  several?: boolean;
}) {
  const { t } = useTranslation('common');
  if (options.length === 0) return null;
  return (
    <Chips label={label}>
      {several ? null : (
        <ChipLink href={hrefOf([])} selected={chosen.length === 0} scroll={false} prefetch={false}>
          {t('list.all')}
        </ChipLink>
      )}
      {options.map(({ slug, name }) => (
        <ChipLink
          key={slug}
          href={hrefOf(several ? toggled(chosen, slug) : [slug])}
          selected={chosen.includes(slug)}
          scroll={false}
          prefetch={false}
        >
          {name}
        </ChipLink>
      ))}
    </Chips>
  );
}
