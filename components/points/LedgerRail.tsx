import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/components/ui/Button';
import { TextField } from '@/components/ui/Field';
import { SectionHead } from '@/components/ui/List';
import { lazyClient } from '@/components/ui/lazyClient';
import type { LedgerSummary } from '@/contract/points';
import { useMember } from '@/hooks/useMember';
import { formatInteger } from '@/lib/numbers';
import { inLanguage } from '@/lib/pathLanguage';
import styles from './Ledger.module.css';
import { hasCourse, historyQuery, type LedgerView, ledgerParts } from './ledgers';

const BalanceChart = lazyClient(() => import('./BalanceChart').then((it) => it.BalanceChart));

/** Renders the balance of the last year as a drawing, where the rail is beside the entries. */
function Year({ ledger, series }: Pick<LedgerView, 'ledger'> & Pick<LedgerSummary, 'series'>) {
  const { t } = useTranslation('points');
  const id = useId();
  if (!hasCourse(series)) return null;
  return (
    <section aria-labelledby={id} className={styles.beside}>
      <SectionHead title={t('year')} id={id} />
      <div className={styles.chartPlace}>
        <BalanceChart ledger={ledger} series={series} />
      </div>
    </section>
  );
}

/** Renders what adds to a balance, how much, and what it is for. */
function Ways({ ledger, ways }: Pick<LedgerView, 'ledger'> & Pick<LedgerSummary, 'ways'>) {
  const { t } = useTranslation('points');
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.ways}>
      <SectionHead title={t(`ways.title.${ledger}`)} id={id} />
      <p className={styles.hint}>{t(`hint.${ledger}`)}</p>
      <dl>
        {ways.map(({ by, amount, a_day }) => (
          <div key={by}>
            <dt>{t(`ways.by.${by}`)}</dt>
            <dd>
              {by === 'daily'
                ? t('ways.upTo', { count: amount })
                : t(`amount.${ledger}`, { count: amount, amount: formatInteger(amount) })}
              {a_day === null ? null : <span> {t('ways.aDay', { count: a_day })}</span>}
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles.hint}>{t('ways.more')}</p>
    </section>
  );
}

/** Renders the form with which a manager opens a member's ledger by username. */
function OwnerSearch({ action, username }: { action: string; username: string }) {
  const { t, i18n } = useTranslation('points');
  return (
    <form action={inLanguage(action, i18n.language)} className={styles.owner}>
      <TextField label={t('owner')} name="username" defaultValue={username} autoCapitalize="none" spellCheck={false} />
      <Button type="submit">{t('ownerShow')}</Button>
    </form>
  );
}

function Summary({ ledger, username, state }: LedgerView) {
  const { data } = ledgerParts[ledger].useHistory(historyQuery({ username, state }));
  if (!data) return null;
  return (
    <>
      <Year ledger={ledger} series={data.summary.series} />
      <Ways ledger={ledger} ways={data.summary.ways} />
    </>
  );
}

/** Renders what explains a ledger, while a member is signed in: its course over the last year, and what adds to it. */
export function LedgerRail(view: LedgerView) {
  const { user } = useMember();
  if (!user) return null;
  return (
    <>
      {user.is_manager ? <OwnerSearch action={ledgerParts[view.ledger].path()} username={view.username} /> : null}
      <Summary {...view} />
    </>
  );
}
