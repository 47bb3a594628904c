import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '@/components/ui/Button';
import { ArrowUpIcon } from '@/components/ui/icons';
import { useSubmit } from '@/hooks/useSubmit';
import { notify } from '@/lib/browser/notify';
import { moved } from '@/lib/images';
import styles from './Order.module.css';

/** The ids of a list in both orders. */
interface Move<Id> {
  before: readonly Id[];
  after: readonly Id[];
}

/**
 * Manages the order of a list of the console. Returns a function that renders the buttons that move one of its rows by
 * a place; a move can be undone from its message.
 */
export function useOrder<Id extends number | string>(
  ids: readonly Id[],
  save: (ids: Id[]) => Promise<unknown>,
): (id: Id, name: string) => ReactNode {
  const { t } = useTranslation('manage');
  const { submit, isSubmitting } = useSubmit({
    call: ({ after }: Move<Id>) => save([...after]),
    failed: t('order.failed'),
    onDone: (_answer, { before, after }) =>
      void notify('success', t('order.done'), {
        label: t('order.undo'),
        onSelect: () => void submit({ before: after, after: before }),
      }),
  });
  return (id, name) => {
    const at = ids.indexOf(id);
    const move = (to: number) => ids[to] !== undefined && void submit({ before: ids, after: moved(ids, at, to) });
    return (
      <span className={styles.moves}>
        <IconButton
          label={t('order.up', { name })}
          aria-disabled={at === 0}
          aria-busy={isSubmitting}
          onClick={() => move(at - 1)}
        >
          <ArrowUpIcon />
        </IconButton>
        <IconButton
          label={t('order.down', { name })}
          aria-disabled={at === ids.length - 1}
          aria-busy={isSubmitting}
          className={styles.down}
          onClick={() => move(at + 1)}
        >
          <ArrowUpIcon />
        </IconButton>
      </span>
    );
  };
}
