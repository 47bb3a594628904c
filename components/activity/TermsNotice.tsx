import Link from 'next/link';
import { useTranslation } from 'react-i18next';
import { useAgreeToTermsMutation } from '@/api/legal';
import { Button } from '@/components/ui/Button';
import { dayText } from '@/components/users/dayText';
import type { OwnHome } from '@/contract/activity';
import { useSubmit } from '@/hooks/useSubmit';
import { paths } from '@/lib/paths';
import styles from './TermsNotice.module.css';

/** Renders which terms a member has not agreed to yet, with a link to them and the button that agrees. */
export function TermsNotice({ terms }: { terms: NonNullable<OwnHome['terms']> }) {
  const { t } = useTranslation('activity');
  const { t: common } = useTranslation('common');
  const [agree] = useAgreeToTermsMutation();
  const { id, effective_on: on, summary } = terms;
  const { submit, isSubmitting } = useSubmit({
    scope: 'terms',
    call: (body: { id: number }, idempotencyKey) => agree({ ...body, idempotencyKey }).unwrap(),
    failed: t('terms.failed'),
  });
  return (
    <section aria-labelledby="terms-notice" className={styles.notice}>
      <h3 id="terms-notice" className={styles.title}>
        {t('terms.title')}
      </h3>
      <p>{t('terms.body', { day: dayText(on, common), summary })}</p>
      <div className={styles.ways}>
        <Link className="way" href={paths.terms({ on })} prefetch={false}>
          {t('terms.read')}
        </Link>
        <Button size="small" busy={isSubmitting} onClick={() => void submit({ id })}>
          {t('terms.agree')}
        </Button>
      </div>
    </section>
  );
}
