import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useGetLatestSkinQuery } from '@/api/surveys';
import { LinkButton } from '@/components/ui/Button';
import { SkeletonRows } from '@/components/ui/Skeleton';
import { EmptyState, ErrorState } from '@/components/ui/State';
import { paths } from '@/lib/paths';
import { Survey } from './Survey';
import { itemIds } from './surveys';
import { useClaim } from './useClaim';

/** Renders the upgrade, which asks again about the axes that the newest full test left uncertain. */
export function Upgrade() {
  const { t } = useTranslation('surveys');
  const claim = useClaim();
  const { data, isError, isFetching, refetch } = useGetLatestSkinQuery(
    { claim: claim || undefined, fullTest: 'true' },
    // It must be known first whose result is shown.
    { skip: claim === undefined },
  );
  // The questions stay while they are answered, also when the result behind them changes.
  const [asked, setAsked] = useState<readonly string[]>();
  const known = isFetching || isError ? undefined : data;
  const latest = known?.result;
  if (latest && !asked && latest.low.length > 0) setAsked(itemIds('skin-type-upgrade', latest.low));
  // The upgrade itself, or a test on another device, has left other axes uncertain.
  const askAgain = useCallback(() => {
    setAsked(undefined);
    void refetch();
  }, [refetch]);

  if (asked) return <Survey kind="skin-type-upgrade" ids={asked} onAgain={askAgain} />;
  const title = <h1>{t('kinds.skin-type-upgrade.title')}</h1>;
  if (!known) {
    return (
      <>
        {title}
        {isError ? <ErrorState onRetry={refetch} retrying={isFetching} /> : <SkeletonRows rows={3} />}
      </>
    );
  }
  const test = (
    <LinkButton href={paths.survey('skin-type-test')} variant="primary">
      {t('kinds.skin-type-test.title')}
    </LinkButton>
  );
  return (
    <>
      {title}
      {latest ? (
        <EmptyState
          title={t('nothingLow')}
          body={t('nothingLowBody')}
          action={<LinkButton href={paths.skin(latest.type)}>{t('result.page')}</LinkButton>}
        />
      ) : (
        <EmptyState title={t('testNeeded')} body={t('testNeededBody')} action={test} />
      )}
    </>
  );
}
