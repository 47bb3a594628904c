import { lazyClient } from '@/components/ui/lazyClient';
import type { EditConflict } from '@/hooks/useEditConflict';

const VersionsSheet = lazyClient(() => import('./VersionsSheet').then((it) => it.VersionsSheet));

/** A field of a form as it is shown. */
export interface ShownField {
  label: string;
  value: string;
}

/**
 * Renders the sheet that tells a writer of a change made elsewhere meanwhile, with the fields that differ. Nothing is lost by
 * closing it; nothing is rendered without such a change.
 */
export function ConflictSheet<T>({
  edit: { conflict, isSubmitting },
  fieldsOf,
}: {
  edit: { conflict: EditConflict<T> | undefined; isSubmitting: boolean };
  fieldsOf: (values: T) => readonly ShownField[];
}) {
  if (!conflict) return null;
  const stored = new Map(fieldsOf(conflict.theirs).map(({ label, value }) => [label, value]));
  const fields = fieldsOf(conflict.mine)
    .map(({ label, value }) => ({ label, mine: value, theirs: stored.get(label) }))
    .filter(({ mine, theirs }) => mine !== theirs);
  return (
    <VersionsSheet
      fields={fields}
      busy={isSubmitting}
      onTake={conflict.takeTheirs}
      onSave={conflict.saveMine}
      onClose={conflict.close}
    />
  );
}
