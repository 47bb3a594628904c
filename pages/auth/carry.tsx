import type { GetStaticProps } from 'next';
import { useTranslation } from 'react-i18next';
import { AuthPage } from '@/components/auth/AuthPage';
import { FormNotice } from '@/components/auth/FormNotice';
import { useCarriedOver } from '@/components/auth/useCarriedOver';
import { Button } from '@/components/ui/Button';
import { paths } from '@/lib/paths';
import { translations } from '@/server/render/translations';

export const getStaticProps: GetStaticProps = async ({ locale = 'ko' }) => ({
  props: await translations(locale, ['auth']),
});

/**
 * Renders /auth/carry, where the QR code of another device leads. It asks for confirmation first, since a
 * code may be a stranger's.
 */
export default function CarryOverPage() {
  const { t } = useTranslation('auth');
  const { confirm, busy, error } = useCarriedOver();
  return (
    <AuthPage path={paths.carryOver()} title={t('carry.confirmTitle')} lead={t('carry.confirmLead')}>
      {error ? <FormNotice warning>{error}</FormNotice> : null}
      <Button variant="primary" full busy={busy} onClick={confirm}>
        {t('carry.confirm')}
      </Button>
    </AuthPage>
  );
}
