import { useTranslation } from 'react-i18next';
import { Button } from '@/components/ui/Button';
import type { Author } from '@/contract/users';
import { useSubmit } from '@/hooks/useSubmit';
import { notify } from '@/lib/browser/notify';
import { SelectionBar } from './SelectionBar';
import type { Column } from './Table';
import { useDay } from './useDay';
import type { Selection } from './useSelection';

/** A winner whose prize is sent, as its mark sees them. */
interface Winner {
  id: number;
  user: Author;
  sent_at: string | null;
  sent_by: Author | null;
}

interface Marks {
  winners: number[];
  sent: boolean;
}
/** Makes the call that marks prizes as sent, or no longer, and returns those whose mark has changed. */
export type Mark = (marks: Marks) => Promise<{ changed: number[] }>;

/** Marks prizes as sent, or no longer, and offers to undo what has changed by it. */
function useMark(mark: Mark) {
  const { t } = useTranslation('winners');
  const { submit, isSubmitting } = useSubmit({
    call: mark,
    failed: t('sent.failed'),
    onDone({ changed }, { sent }) {
      if (changed.length === 0) return notify('info', t(sent ? 'sent.sentBefore' : 'sent.unmarkedBefore'));
      return notify('success', t(sent ? 'sent.marked' : 'sent.unmarked', { count: changed.length }), {
        label: t('sent.undo'),
        onSelect: () => void submit({ winners: changed, sent: !sent }),
      });
    },
  });
  return { submit: (marks: Marks) => void submit(marks), isSubmitting };
}

/** Returns the column of when a prize was sent and by whom, with the button that marks it; none for who did not win. */
export function useSentColumn<W extends Winner>(mark: Mark, isWinner: (row: W) => boolean): Column<W> {
  const { t } = useTranslation('winners');
  return {
    id: 'sent',
    title: t('sent.column'),
    action: true,
    cell: (winner) => (isWinner(winner) ? <SentMark winner={winner} mark={mark} /> : null),
  };
}

function SentMark({ winner: { id, user, sent_at: at, sent_by: by }, mark }: { winner: Winner; mark: Mark }) {
  const { t } = useTranslation('winners');
  const day = useDay();
  const { submit, isSubmitting } = useMark(mark);
  const action = at ? ('unmark' as const) : ('mark' as const);
  return (
    <div className="stack-2">
      {at ? <p className="small">{t('sent.at', { date: day(at), nickname: by?.nickname ?? '' })}</p> : null}
      <Button
        size="small"
        variant={at ? 'quiet' : undefined}
        busy={isSubmitting}
        aria-label={t(`sent.${action}Of`, { nickname: user.nickname })}
        onClick={() => submit({ winners: [id], sent: !at })}
      >
        {t(`sent.${action}`)}
      </Button>
    </div>
  );
}

/** Renders the bar that marks the prizes of several winners of a page. */
export function SentBar({
  winners,
  selection,
  mark,
}: {
  winners: readonly Winner[];
  selection: Selection;
  mark: Mark;
}) {
  const { t } = useTranslation('winners');
  const { submit, isSubmitting } = useMark(mark);
  const chosen = winners.filter(({ id }) => selection.chosen.includes(id));
  const idsOf = (sent: boolean) => chosen.filter(({ sent_at: at }) => (at !== null) === sent).map(({ id }) => id);
  const [waiting, sent] = [idsOf(false), idsOf(true)];
  return (
    <SelectionBar selection={selection}>
      {waiting.length > 0 ? (
        <Button
          size="small"
          variant="primary"
          busy={isSubmitting}
          onClick={() => submit({ winners: waiting, sent: true })}
        >
          {t('sent.markChosen', { count: waiting.length })}
        </Button>
      ) : null}
      {sent.length > 0 ? (
        <Button size="small" busy={isSubmitting} onClick={() => submit({ winners: sent, sent: false })}>
          {t('sent.unmarkChosen', { count: sent.length })}
        </Button>
      ) : null}
    </SelectionBar>
  );
}
