import { useTranslation } from 'react-i18next';
import { useGetCreditsQuery } from '@/api/points';
import { AnswerList } from '@/components/moderation/AnswerList';
import { LinkButton } from '@/components/ui/Button';
import { Facts, ListRow } from '@/components/ui/List';
import { RelativeTime } from '@/components/ui/RelativeTime';
import { EmptyState } from '@/components/ui/State';
import { WhileSignedIn } from '@/components/users/WhileSignedIn';
import type { CreditsAnswer, StoreCredit } from '@/contract/points';
import { formatInteger } from '@/lib/numbers';
import { numbered, paths } from '@/lib/paths';
import styles from './Ledger.module.css';
import { LedgerTabs } from './LedgerTabs';

const hrefOf = (page: number) => paths.credits(numbered(page));

/** Renders a member's store credit: its sum, where it is spent, and each conversion. */
export const CreditsPage = ({ page }: { page: number }) => (
  <WhileSignedIn path={hrefOf(page)}>
    <Credits page={page} />
  </WhileSignedIn>
);

function Credits({ page }: { page: number }) {
  const { t } = useTranslation('points');
  const answer = useGetCreditsQuery({ page });
  return (
    <>
      <header className={styles.header}>
        <h1>{t('title.credit')}</h1>
      </header>
      <LedgerTabs current="credit" />
      {answer.data ? <CreditSum summary={answer.data.summary} /> : null}
      <AnswerList
        answer={answer}
        page={page}
        hrefOf={hrefOf}
        row={(credit) => <CreditRow key={credit.id} credit={credit} />}
        empty={
          <EmptyState
            title={t('empty.credit')}
            body={t('emptyBody.credit')}
            action={<LinkButton href={paths.points()}>{t('credit.toPoints')}</LinkButton>}
          />
        }
      />
    </>
  );
}

function CreditSum({ summary: { total, pending, store } }: { summary: CreditsAnswer['summary'] }) {
  const { t } = useTranslation('points');
  return (
    <section className={styles.balance} aria-label={t('credit.total')}>
      <p className="small">{t('credit.total')}</p>
      <p className={styles.figure}>
        <strong>{formatInteger(total)}</strong>
        <span>{t('credit.unit')}</span>
      </p>
      {pending > 0 ? <p className={styles.hint}>{t('credit.pendingHint', { won: formatInteger(pending) })}</p> : null}
      <p className={styles.hint}>{t(store ? 'credit.spendAt' : 'credit.noStore')}</p>
      {store ? (
        <a href={store} target="_blank" rel="noopener" className={styles.store}>
          {t('credit.toStore')}
        </a>
      ) : null}
    </section>
  );
}

function CreditRow({ credit: { won, status, created_at } }: { credit: StoreCredit }) {
  const { t } = useTranslation('points');
  return (
    <ListRow
      className={styles.entry}
      after={<p className={styles.amount}>{t('credit.amount', { won: formatInteger(won) })}</p>}
    >
      <h3 className={styles.reason}>{t(`credit.status.${status}`)}</h3>
      <Facts>
        <RelativeTime at={created_at} />
      </Facts>
    </ListRow>
  );
}
