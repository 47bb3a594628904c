import { useRouter } from 'next/router';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppStore } from '@/hooks/redux';
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
  const { form, values, errors, change, leave, field, submit, busy, error } = useAuthForm(signUpForm(t), emptySignUp, {
    call({ username, email, password, nickname, ...boxes }) {
      const agreed = Object.fromEntries(boxNames.map((name) => [name, String(boxes[name])]));
      const fields = { username, email, password, nickname, ...agreed };
      const callbackUrl = inLanguage(callbackPath, router.locale ?? 'ko');
      return enter(store, 'registration', fields, callbackUrl);
    },
    onDone: () => router.replace(paths.verifyEmail()),
    texts: () => ({ rejected: t('signUp.failed'), unavailable: t('signUp.failedElse') }),
  });

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
      onBlur: () => values[name] && leave(name),
    }),
    box,
    all: {
      checked: boxNames.every((name) => values[name]),
      onChange: ({ currentTarget: { checked } }: FormEvent<HTMLInputElement>) =>
        change({ terms: checked, age: checked, marketing: checked }),
    },
    submit,
    busy,
    error,
  };
}
