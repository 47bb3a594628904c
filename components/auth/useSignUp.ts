import { useRouter } from 'next/router';
import type { FormEvent } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useLazyGetUsersQuery } from '@/api/users';
import { USERNAME_PATTERN } from '@/contract/constants/common';
import { useAppStore } from '@/hooks/redux';
import { useTypedBefore } from '@/hooks/useTypedBefore';
import { saveReturnPath } from '@/lib/browser/returnPath';
import { inLanguage } from '@/lib/pathLanguage';
import { paths } from '@/lib/paths';
import { enter } from './enter';
import { useAuthForm } from './useAuthForm';

const boxNames = ['terms', 'age', 'marketing'] as const;
const empty = { username: '', email: '', password: '', nickname: '', terms: false, age: false, marketing: false };

/**
 * Manages the sign-up form. A field is validated once it was left or the form was sent, and its error clears
 * while typing; the server's errors are shown at their fields. Typed values are never cleared.
 */
export function useSignUp(callbackPath: string) {
  const { t } = useTranslation('auth');
  const router = useRouter();
  const store = useAppStore();
  const [findMembers] = useLazyGetUsersQuery();
  const { form, control, getValues, change, leave, showError, field, submit, busy, error } = useAuthForm(
    async () => (await import('./schemas')).signUpForm,
    empty,
    {
      messages: {
        username: t('signUp.usernameInvalid'),
        email: t('signUp.emailInvalid'),
        password: t('signUp.passwordInvalid'),
        nickname: t('signUp.nicknameInvalid'),
        terms: t('signUp.required'),
        age: t('signUp.required'),
      },
      call({ username, email, password, nickname, ...boxes }) {
        const agreed = Object.fromEntries(boxNames.map((name) => [name, String(boxes[name])]));
        const fields = { username, email, password, nickname, ...agreed };
        const callbackUrl = inLanguage(callbackPath, router.locale ?? 'ko');
        return enter(store, 'registration', fields, callbackUrl);
      },
      onDone() {
        saveReturnPath(callbackPath);
        return router.replace(paths.verifyEmail());
      },
      texts: () => ({ rejected: t('signUp.failed'), unavailable: t('signUp.failedElse') }),
    },
  );

  const isAll = useWatch({ control, name: boxNames, compute: (boxes) => boxes.every(Boolean) });
  const agreeToAll = (checked: boolean) => change({ terms: checked, age: checked, marketing: checked });
  // The box of all is no value of the form. It follows the boxes by now, since effects run in their order.
  useTypedBefore(form, { all: false }, () => agreeToAll(true));

  /** Searches for the member of a username that was left, so that a taken one shows before the form is sent. */
  async function checkUsername() {
    const { username } = getValues();
    if (!USERNAME_PATTERN.test(username)) return;
    const { data } = await findMembers({ search: username });
    const isTaken = data?.results.some((member) => member.username === username);
    const input = form.current?.elements.namedItem('username');
    if (isTaken && input instanceof HTMLInputElement && input.value === username) {
      showError('username', t('signUp.usernameTaken'));
    }
  }

  return {
    form,
    field: (name: 'username' | 'email' | 'password' | 'nickname') => ({
      ...field(name),
      label: t(`signUp.${name}`),
      hint: t(`signUp.${name}Hint`),
      onBlur() {
        if (!getValues()[name]) return;
        leave(name);
        if (name === 'username') void checkUsername();
      },
    }),
    box: (name: (typeof boxNames)[number]) => ({ ...field(name), required: false }),
    all: {
      checked: isAll,
      onChange: ({ currentTarget: { checked } }: FormEvent<HTMLInputElement>) => agreeToAll(checked),
    },
    submit,
    busy,
    error,
  };
}
