import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '@/components/ui/Button';
import { ArrowUpIcon } from '@/components/ui/icons';
import { useSubmit } from '@/hooks/useSubmit';
import { notify } from '@/lib/browser/notify';
import { moved } from '@/lib/images';
import styles from './Order.module.css';
import { PlaceSelect } from './PlaceSelect';

/** The ids of a list in both orders. */
interface Move<Id> {
  before: readonly Id[];
  after: readonly Id[];
}

/** Returns the part of an order that differs from the one before: what is outside of it keeps its place. */
export function changedPart<Id>(before: readonly Id[], after: readonly Id[]): Id[] {
  const differs = (id: Id, at: number) => id !== before[at];
  return after.slice(after.findIndex(differs), after.findLastIndex(differs) + 1);
}

/**
 * Manages the order of a list of the console; `first` is the place of its first row. Returns a function that renders the
 * buttons that move one of its rows by a place, and the choice of its place; a move can be undone from its message.
 */
export function useOrder<Id extends number | string>(
  ids: readonly Id[],
  save: (after: Id[], before: readonly Id[]) => Promise<unknown>,
  first = 1,
): (id: Id, name: string) => ReactNode {
  const { t } = useTranslation('manage');
  const { submit, isSubmitting } = useSubmit({
    call: ({ before, after }: Move<Id>) => save([...after], before),
    failed: t('order.failed'),
    onDone: (_answer, { before, after }) =>
      void notify('success', t('order.done'), {
        label: t('order.undo'),
        onSelect: () => void order({ before: after, after: before }),
      }),
  });
  // The row whose move is stored, its order, and that of taps on it that came meanwhile.
  const moving = useRef<{ id?: Id; after: readonly Id[] }>(null);
  const next = useRef<readonly Id[]>(null);

  /** Stores an order, and then the one that was wanted meanwhile; what follows a failure is dropped. */
  async function order(move: Move<Id>, id?: Id) {
    moving.current = { id, after: move.after };
    let due: Move<Id> | undefined = move;
    while (due) {
      const isStored: boolean = await submit(due);
      due = isStored && next.current ? { before: due.after, after: next.current } : undefined;
      next.current = null;
    }
    moving.current = null;
  }

  return (id, name) => {
    const at = ids.indexOf(id);
    // The page may not have drawn the move that is being stored.
    const shown = () => next.current ?? moving.current?.after ?? ids;
    const place = (to: number) => {
      const from = shown().indexOf(id);
      if (to === from || shown()[to] === undefined) return;
      const after = moved(shown(), from, to);
      if (moving.current) next.current = after;
      else void order({ before: ids, after }, id);
    };
    const move = (by: -1 | 1) => {
      // A double tap meets another row in the place of the first one, which would move it back.
      if (!moving.current || moving.current.id === id) place(shown().indexOf(id) + by);
    };
    return (
      <span className={styles.moves}>
        <IconButton
          label={t('order.up', { name })}
          aria-disabled={at === 0}
          aria-busy={isSubmitting}
          onClick={() => move(-1)}
        >
          <ArrowUpIcon />
        </IconButton>
        <IconButton
          label={t('order.down', { name })}
          aria-disabled={at === ids.length - 1}
          aria-busy={isSubmitting}
          className={styles.down}
          onClick={() => move(1)}
        >
          <ArrowUpIcon />
        </IconButton>
        <PlaceSelect name={name} at={at} count={ids.length} first={first} onPlace={place} />
      </span>
    );
  };
}
