import { useTranslation } from 'react-i18next';
import { useGetMemberMailsQuery } from '@/api/managedMembers';
import { AnswerPages } from '@/components/moderation/AnswerList';
import { EmptyState } from '@/components/ui/State';
import { Tag } from '@/components/ui/Tag';
import { isNotice, MAIL_DAYS, type MailKind, type MailState, noticeKindOf } from '@/contract/constants/mails';
import { DELIVERY_DAYS } from '@/contract/constants/newsletters';
import type { MemberMail } from '@/contract/managedMembers';
import { managePaths } from '@/lib/managePaths';
import { numbered } from '@/lib/paths';
import { type Column, Table } from './Table';
import { useDay, useMoment } from './useDay';

const tones: Partial<Record<MailState, 'accent' | 'warning'>> = {
  sent: 'accent',
  refused: 'warning',
  failed: 'warning',
  waiting: 'warning',
};

/** Returns a mail as a row of the table. */
const rowOf = ({ id: slug, ...mail }: MemberMail) => ({ ...mail, slug });
type Row = ReturnType<typeof rowOf>;

/** Returns what the answer of a mail server means, by its number (RFC 5321); null for a mail that needs no words. */
function reasonOf({ state, answer, is_mailbox: isMailbox }: Row) {
  if (state === 'unconfirmed' || state === 'skipped') return state;
  if (state === 'sent' || state === 'queued') return null;
  if (answer === null) return state === 'refused' ? 'address' : 'unreachable';
  if (answer === 452 || answer === 552) return 'full';
  if (answer === 530 || answer === 534 || answer === 535) return 'login';
  if (answer < 500) return 'later';
  return isMailbox ? 'mailbox' : 'policy';
}

/** Renders the mails of a member by pages, with what became of each, and whether the address takes any. */
export function MemberMails({ id, page }: { id: string; page: number }) {
  const { t } = useTranslation('manage');
  const answer = useGetMemberMailsQuery({ id, page });
  const day = useDay();
  const columns = useColumns();
  const bouncedAt = answer.data?.bounced_at;
  return (
    <>
      <p className="small">{t('mails.lead', { days: MAIL_DAYS, newsletterDays: DELIVERY_DAYS })}</p>
      {bouncedAt ? <p role="note">{t('mails.bounced', { date: day(bouncedAt) })}</p> : null}
      <AnswerPages
        answer={answer}
        page={page}
        hrefOf={(to) => `${managePaths.member(id, numbered(to))}#mails`}
        empty={<EmptyState title={t('mails.empty')} body={t('mails.emptyBody')} />}
      >
        {(mails) => <Table label={t('mails.title')} columns={columns} rows={mails.map(rowOf)} />}
      </AnswerPages>
    </>
  );
}

function useColumns(): Column<Row>[] {
  const { t } = useTranslation('manage');
  const { t: notices } = useTranslation('notifications');
  const moment = useMoment();
  const time = (at: string) => <time dateTime={at}>{moment(at)}</time>;
  const nameOf = (kind: MailKind) =>
    isNotice(kind) ? t('mails.notice', { name: notices(`names.${noticeKindOf(kind)}`) }) : t(`mails.kinds.${kind}`);
  return [
    { id: 'kind', title: t('mails.columns.kind'), cell: ({ kind }) => nameOf(kind) },
    { id: 'state', title: t('mails.columns.state'), cell: (mail) => <State mail={mail} /> },
    { id: 'address', title: t('mails.columns.address'), named: true, cell: ({ address }) => address },
    {
      id: 'at',
      title: t('mails.columns.at'),
      named: true,
      cell: ({ created_at: at, tried_at: tried }) => (
        <>
          {time(at)}
          {tried === at ? null : <p className="fine">{t('mails.tried', { time: moment(tried) })}</p>}
        </>
      ),
    },
  ];
}

function State({ mail }: { mail: Row }) {
  const { t } = useTranslation('manage');
  const reason = reasonOf(mail);
  return (
    <>
      <Tag tone={tones[mail.state]}>{t(`mails.states.${mail.state}`)}</Tag>
      {reason ? (
        <p className="fine">
          {t(`mails.reasons.${reason}`)}
          {mail.answer === null ? null : ` ${t('mails.answer', { answer: mail.answer })}`}
        </p>
      ) : null}
    </>
  );
}
