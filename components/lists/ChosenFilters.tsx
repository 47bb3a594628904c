import { useTranslation } from 'react-i18next';
import { ChipLink, Chips } from '@/components/ui/Chips';
import { CloseIcon } from '@/components/ui/icons';
import { withFilters } from '@/lib/filterAddress';
import type { Filter } from './filters';

/** Renders the set filters of the list at `address`, each as a link that removes it; nothing where none is set. */
export function ChosenFilters({ address, filters }: { address: string; filters: readonly Filter[] }) {
  const { t } = useTranslation('common');
  const set = filters.flatMap(({ name, chosen, options }) =>
    chosen.map((slug) => ({
      key: `${name} ${slug}`,
      label: options.find((option) => option.slug === slug)?.name ?? slug,
      href: withFilters(address, { [name]: chosen.filter((it) => it !== slug) }),
    })),
  );
  if (set.length === 0) return null;
  return (
    <Chips label={t('list.chosen')}>
      {set.map(({ key, label, href }) => (
        <ChipLink
          key={key}
          href={href}
          selected
          scroll={false}
          prefetch={false}
          aria-label={t('list.drop', { name: label })}
        >
          {label}
          <CloseIcon size={1} />
        </ChipLink>
      ))}
    </Chips>
  );
}
