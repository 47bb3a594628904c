import { useTranslation } from 'react-i18next';
import { ErrorState } from '@/components/ui/State';

/** Says to a reader without scripts that a page lacks its answers; with scripts each part says so itself. */
export function AwayNotice() {
  const { t } = useTranslation('common');
  return (
    <noscript>
      <ErrorState title={t('error.awayTitle')} body={t('error.awayBody')} />
    </noscript>
  );
}
