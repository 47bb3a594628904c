import { useTranslation } from 'react-i18next';
import { Button } from '@/components/ui/Button';
import { Form } from '@/components/ui/Form';
import { OtpField } from './OtpField';
import { SignInProblem } from './SignInProblem';
import { useTwoStep } from './useTwoStep';

/** Renders the second step of a sign-in: the code, and the ways around a lost app. */
export function TwoStepForm({
  callbackPath,
  onExpired,
  onRestart,
}: {
  callbackPath: string;
  onExpired: () => void;
  onRestart: () => void;
}) {
  const { t } = useTranslation('auth');
  const { form, field, submit, busy, error, leaveKey, isRecovery, toggle } = useTwoStep(callbackPath, onExpired);
  return (
    <Form ref={form} method="post" className="stack-4" onSubmit={submit}>
      <OtpField recovery={isRecovery} hint={isRecovery ? t('twoStep.recoveryHint') : undefined} {...field('otp')} />
      <SignInProblem error={error} leaveKey={leaveKey} />
      <Button type="submit" variant="primary" full busy={busy}>
        {t('twoStep.submit')}
      </Button>
      <div className="stack-2">
        <Button full variant="quiet" onClick={toggle}>
          {t(isRecovery ? 'twoStep.byApp' : 'twoStep.byRecovery')}
        </Button>
        <Button full variant="quiet" onClick={onRestart}>
          {t('twoStep.restart')}
        </Button>
      </div>
    </Form>
  );
}
