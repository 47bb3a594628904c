import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Checkbox } from '@/components/ui/Checkbox';
import type { Author } from '@/contract/users';
import styles from './SelectionBar.module.css';
import type { Selection } from './useSelection';

/** Renders the name of whom a row is about, with `selection` as the label of the box that chooses it. */
export function Named({
  row: { id, user },
  selection,
}: {
  row: { id: number; user: Author };
  selection: Selection | undefined;
}) {
  const name = <strong>{user.nickname}</strong>;
  if (!selection) return name;
  return (
    <Checkbox name={`choose-${id}`} checked={selection.chosen.includes(id)} onChange={() => selection.toggle(id)}>
      {name}
    </Checkbox>
  );
}

/** Renders the box that chooses every row of a page, how many are chosen, and what can be done with them. */
export function SelectionBar({ selection, children }: { selection: Selection; children: ReactNode }) {
  const { t } = useTranslation('moderation');
  const { chosen, isAll, toggleAll } = selection;
  return (
    <div className={styles.bar}>
      <Checkbox name="choose-all" checked={isAll} onChange={toggleAll}>
        {chosen.length > 0 ? t('selection.chosen', { count: chosen.length }) : t('selection.all')}
      </Checkbox>
      {chosen.length > 0 ? <div className="row-2">{children}</div> : null}
    </div>
  );
}
