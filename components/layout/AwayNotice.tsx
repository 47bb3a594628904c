import { useTranslation } from 'react-i18next';
import { ErrorState } from '@/components/ui/State';

/**
 * Renders a notice for readers without scripts that a page lacks its data; with scripts each part shows its
 * own error.
 */
export function AwayNotice() {
  const { t } = useTranslation('common');
  return (
    <noscript>
      <ErrorState title={t('error.awayTitle')} body={t('error.awayBody')} />
    </noscript>
  );
}
