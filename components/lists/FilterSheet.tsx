import { useRouter } from 'next/router';
import { useTranslation } from 'react-i18next';
import { Sheet } from '@/components/ui/Sheet';
import { afterOverlays } from '@/lib/browser/overlays';
import { withFilters } from '@/lib/filterAddress';
import { FilterForm } from './FilterForm';
import type { Filter } from './filters';

/** Renders the filters of the list at `address` in a sheet, which closes before the list changes. */
export function FilterSheet({
  open,
  address,
  filters,
  onClose,
}: {
  open: boolean;
  address: string;
  filters: readonly Filter[];
  onClose: () => void;
}) {
  const { t } = useTranslation('common');
  const router = useRouter();
  const go = (href: string, scroll: boolean) => {
    onClose();
    // The sheet's history entry comes before the list's.
    afterOverlays(() => void router.push(href, undefined, { scroll }));
  };
  return (
    <Sheet open={open} onClose={onClose} title={t('list.narrow')}>
      {open ? (
        <FilterForm
          filters={filters}
          onApply={(values) => go(withFilters(address, values), false)}
          onLeave={(href) => go(href, true)}
        />
      ) : null}
    </Sheet>
  );
}
