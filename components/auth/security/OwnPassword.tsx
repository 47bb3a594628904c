import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/components/ui/Button';
import { Form } from '@/components/ui/Form';
import { OwnPasswordField } from '@/components/users/OwnPasswordField';
import { FormNotice } from '../FormNotice';
import type { useAuthForm } from '../useAuthForm';

type AuthForm = ReturnType<typeof useAuthForm<never, { password: string }, unknown>>;

/** Renders the form in which members type their password, below `children`, before they change how they sign in. */
export function OwnPassword({
  form: { form, field, submit, busy, error },
  children,
}: {
  form: Pick<AuthForm, 'form' | 'submit' | 'busy' | 'error'> & {
    field: (name: 'password') => ReturnType<AuthForm['field']>;
  };
  children: ReactNode;
}) {
  const { t } = useTranslation('auth');
  return (
    <Form ref={form} method="post" className="stack-4" onSubmit={submit}>
      {children}
      <OwnPasswordField label={t('password.old')} {...field('password')} />
      {error ? <FormNotice warning>{error}</FormNotice> : null}
      <Button type="submit" variant="primary" full busy={busy}>
        {t('security.next')}
      </Button>
    </Form>
  );
}
