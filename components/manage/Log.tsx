import { useTranslation } from 'react-i18next';
import { useGetLogQuery } from '@/api/manage';
import { AnswerList } from '@/components/moderation/AnswerList';
import { Facts, ListRow } from '@/components/ui/List';
import { RelativeTime } from '@/components/ui/RelativeTime';
import { EmptyState } from '@/components/ui/State';
import { ChipLink, Chips, Tag } from '@/components/ui/Tag';
import { type ManagerAction, managerActions } from '@/contract/constants/moderation';
import type { LogEntry } from '@/contract/moderation';
import { paths } from '@/lib/paths';

export interface LogState {
  page: number;
  action?: ManagerAction;
}

/** Renders the audit log of managers' actions, the latest first. */
export function Log({ state }: { state: LogState }) {
  const { t } = useTranslation('moderation');
  const answer = useGetLogQuery(state);
  const hrefOf = ({ page, action }: LogState) => paths.manageLog({ action, page: page === 1 ? '' : page });
  return (
    <>
      <Chips label={t('log.views')}>
        <ChipLink href={hrefOf({ page: 1 })} selected={!state.action} prefetch={false}>
          {t('log.all')}
        </ChipLink>
        {managerActions.map((action) => (
          <ChipLink key={action} href={hrefOf({ page: 1, action })} selected={state.action === action} prefetch={false}>
            {t(`log.actions.${action}`)}
          </ChipLink>
        ))}
      </Chips>
      <AnswerList
        answer={answer}
        page={state.page}
        hrefOf={(page) => hrefOf({ ...state, page })}
        row={(entry) => <LogRow key={entry.id} entry={entry} />}
        empty={<EmptyState title={t('log.empty')} body={t('log.emptyBody')} />}
      />
    </>
  );
}

function LogRow({ entry }: { entry: LogEntry }) {
  const { t } = useTranslation('moderation');
  const { member, subject } = entry;
  return (
    <ListRow>
      <p>
        <Tag>{t(`log.actions.${entry.action}`)}</Tag> <strong>{entry.label}</strong>
      </p>
      {entry.reason ? <p className="small">{t('log.reason', { reason: entry.reason })}</p> : null}
      <Facts>
        <span>{entry.manager.nickname}</span>
        {member && subject ? (
          <span>{t('log.of', { nickname: member.nickname, subject: t(`subjects.${subject}`) })}</span>
        ) : null}
        <RelativeTime at={entry.created_at} />
      </Facts>
    </ListRow>
  );
}
