import { useTranslation } from 'react-i18next';
import { useChooseWinnerMutation } from '@/api/manageEvents';
import { Button } from '@/components/ui/Button';
import { RelativeTime } from '@/components/ui/RelativeTime';
import { Tag } from '@/components/ui/Tag';
import { Thumbnails } from '@/components/ui/Thumbnails';
import type { Event, ManagedApplication } from '@/contract/events';
import { useMember } from '@/hooks/useMember';
import { useSubmit } from '@/hooks/useSubmit';
import { answerOf, deliveryOf } from './applications';
import styles from './Manage.module.css';
import { Named } from './SelectionBar';
import { type Mark, useSentColumn } from './SentMarks';
import { CellText, type Column } from './Table';
import { useFieldName } from './useFieldName';
import type { Selection } from './useSelection';

/** Returns the columns of an event's applications: the member, each requested field, and what is done about them. */
export function useApplicationColumns(
  event: Event,
  { mayChoose, mark, selection }: { mayChoose: boolean; mark: Mark; selection: Selection },
): Column<ManagedApplication>[] {
  const { t } = useTranslation('winners');
  const { user: me } = useMember();
  const nameOf = useFieldName();
  const isWinner = (it: ManagedApplication) => event.winnerAnnouncement && it.chosen;
  const sent = useSentColumn(mark, isWinner);
  const fields = event.requested_fields.map((requested): Column<ManagedApplication> => {
    const { field } = requested;
    const column = { id: field, title: nameOf(requested), named: true };
    if (field === 'delivery') return { ...column, cell: (it) => <CellText>{deliveryOf(it)}</CellText> };
    if (field === 'resourceUrls') return { ...column, cell: ({ resourceUrls }) => <Pictures urls={resourceUrls} /> };
    return { ...column, cell: (it) => <CellText>{answerOf(field, it)}</CellText> };
  });
  return [
    {
      id: 'member',
      title: t('applicant.member'),
      cell: (it) => (
        <>
          <span className={styles.tags}>
            <Named selection={isWinner(it) ? selection : undefined} row={it} />
            {it.chosen ? <Tag tone="accent">{t('applicant.chosen')}</Tag> : null}
            <span className="fine">
              <RelativeTime at={it.created_at} />
            </span>
          </span>
          {isErased(event, it) ? <p className="small">{t('applicant.erased')}</p> : null}
        </>
      ),
    },
    ...fields,
    ...(mayChoose ? [{ id: 'choose', title: t('applicant.choose'), action: true, cell: choose }] : []),
    ...(event.winnerAnnouncement ? [sent] : []),
  ];

  function choose(it: ManagedApplication) {
    if (it.user.username === me?.username) return null;
    return <ChooseWinner slug={event.slug} application={it} />;
  }
}

const isErased = ({ status, requested_fields }: Event, it: ManagedApplication) =>
  status === 'closed' && !deliveryOf(it) && requested_fields.every(({ field }) => !answerOf(field, it));

function Pictures({ urls }: { urls: readonly string[] }) {
  const { t } = useTranslation('winners');
  return urls.length > 0 ? <Thumbnails urls={urls} altOf={(number) => t('applicant.picture', { number })} /> : null;
}

function ChooseWinner({ slug, application: { id, user, chosen } }: { slug: string; application: ManagedApplication }) {
  const { t } = useTranslation('winners');
  const [choose] = useChooseWinnerMutation();
  const { submit, isSubmitting } = useSubmit({
    call: (body: { application: number; chosen: boolean }) => choose({ slug, ...body }).unwrap(),
    failed: t('applicant.failed'),
  });
  const action = chosen ? ('drop' as const) : ('choose' as const);
  return (
    <Button
      size="small"
      busy={isSubmitting}
      onClick={() => void submit({ application: id, chosen: !chosen })}
      aria-label={t(`applicant.${action}Of`, { nickname: user.nickname })}
    >
      {t(`applicant.${action}`)}
    </Button>
  );
}
