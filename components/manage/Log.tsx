import { useTranslation } from 'react-i18next';
import { useGetLogQuery } from '@/api/manage';
import { AnswerList } from '@/components/moderation/AnswerList';
import { Facts, ListRow } from '@/components/ui/List';
import { RelativeTime } from '@/components/ui/RelativeTime';
import { EmptyState } from '@/components/ui/State';
import { ChipLink, Chips, Tag } from '@/components/ui/Tag';
import { type ManagerDeed, managerDeeds } from '@/contract/constants/moderation';
import type { Deed } from '@/contract/moderation';
import { paths } from '@/lib/paths';
import styles from './Manage.module.css';

export interface LogState {
  page: number;
  deed?: ManagerDeed;
}

/** What managers did, the latest first. */
export function Log({ state }: { state: LogState }) {
  const { t } = useTranslation('moderation');
  const answer = useGetLogQuery(state);
  const hrefOf = ({ page, deed }: LogState) =>
    paths.manageLog({ deed, page: page === 1 ? '' : page });
  return (
    <>
      <Chips label={t('log.views')}>
        <ChipLink href={hrefOf({ page: 1 })} selected={!state.deed} prefetch={false}>
          {t('log.all')}
        </ChipLink>
        {managerDeeds.map((deed) => (
          <ChipLink
            key={deed}
            href={hrefOf({ page: 1, deed })}
            selected={state.deed === deed}
            prefetch={false}
          >
            {t(`log.deeds.${deed}`)}
          </ChipLink>
        ))}
      </Chips>
      <AnswerList
        answer={answer}
        page={state.page}
        hrefOf={(page) => hrefOf({ ...state, page })}
        row={(deed) => <DeedRow key={deed.id} deed={deed} />}
        empty={<EmptyState title={t('log.empty')} body={t('log.emptyBody')} />}
      />
    </>
  );
}

function DeedRow({ deed }: { deed: Deed }) {
  const { t } = useTranslation('moderation');
  const { member, subject } = deed;
  return (
    <ListRow>
      <p>
        <Tag>{t(`log.deeds.${deed.deed}`)}</Tag> <strong>{deed.label}</strong>
      </p>
      {deed.reason ? (
        <p className={styles.quiet}>{t('log.reason', { reason: deed.reason })}</p>
      ) : null}
      <Facts>
        <span>{deed.manager.nickname}</span>
        {member && subject ? (
          <span>
            {t('log.of', { nickname: member.nickname, subject: t(`subjects.${subject}`) })}
          </span>
        ) : null}
        <RelativeTime at={deed.created_at} />
      </Facts>
    </ListRow>
  );
}
