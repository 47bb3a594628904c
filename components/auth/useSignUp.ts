import { useRouter } from 'next/router';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useLazyGetUsersQuery } from '@/api/users';
import { USERNAME_PATTERN } from '@/contract/constants/common';
import { useAppStore } from '@/hooks/redux';
import { useTypedBefore } from '@/hooks/useTypedBefore';
import { saveReturnPath } from '@/lib/browser/returnPath';
import { inLanguage } from '@/lib/callbackUrl';
import { paths } from '@/lib/paths';
import { enter } from './enter';
import { type BoxName, boxNames, emptySignUp, type FieldName, signUpForm } from './signUpSchema';
import { useAuthForm } from './useAuthForm';

/**
 * Manages the sign-up form. A field is validated once it was left or the form was sent, and its error clears
 * while typing; the server's errors are shown at their fields. Typed values are never cleared.
 */
export function useSignUp(callbackPath: string) {
  const { t } = useTranslation('auth');
  const router = useRouter();
  const store = useAppStore();
  const [findMembers] = useLazyGetUsersQuery();
  const { form, values, errors, change, leave, showError, field, submit, busy, error } = useAuthForm(
    signUpForm(t),
    emptySignUp,
    {
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

  const agreeToAll = (checked: boolean) => change({ terms: checked, age: checked, marketing: checked });
  // The box of all is no value of the form.
  useTypedBefore(form, { all: false }, () => agreeToAll(true));

  /** Searches for the member of a username that was left, so that a taken one shows before the form is sent. */
  async function checkUsername() {
    const { username } = values;
    if (!USERNAME_PATTERN.test(username)) return;
    const { data } = await findMembers({ search: username });
    const isTaken = data?.results.some((member) => member.username === username);
    const input = form.current?.elements.namedItem('username');
    if (isTaken && input instanceof HTMLInputElement && input.value === username) {
      showError('username', t('signUp.usernameTaken'));
    }
  }

  const box = (name: BoxName) => ({
    name,
    checked: values[name],
    error: errors[name],
    onChange: ({ currentTarget: { checked } }: FormEvent<HTMLInputElement>) => change({ [name]: checked }),
  });
  return {
    form,
    field: (name: FieldName) => ({
      ...field(name),
      label: t(`signUp.${name}`),
      hint: t(`signUp.${name}Hint`),
      onBlur() {
        if (!values[name]) return;
        leave(name);
        if (name === 'username') void checkUsername();
      },
    }),
    box,
    all: {
      checked: boxNames.every((name) => values[name]),
      onChange: ({ currentTarget: { checked } }: FormEvent<HTMLInputElement>) => agreeToAll(checked),
    },
    submit,
    busy,
    error,
  };
}
