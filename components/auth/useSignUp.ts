import { useRouter } from 'next/router';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppStore } from '@/hooks/redux';
import { useSchemaForm } from '@/hooks/useSchemaForm';
import { inLanguage } from '@/lib/callbackUrl';
import { fieldErrors } from '@/lib/failures';
import { paths } from '@/lib/paths';
import { enter } from './enter';
import {
  type BoxName,
  boxNames,
  emptySignUp,
  type FieldName,
  fieldNames,
  type SignUpValues,
  signUpForm,
} from './signUpForm';
import { useFailureWords } from './useFailureWords';

/**
 * The sign-up form. What is wrong is said once a field was left or sent, and taken back as one types;
 * what the server refuses stands at its own field. Nothing typed is ever cleared.
 */
export function useSignUp(callbackPath: string) {
  const { t } = useTranslation('auth');
  const router = useRouter();
  const store = useAppStore();
  const words = useFailureWords();
  const { form, values, errors, change, leave, refuse, submit } = useSchemaForm(
    signUpForm(t),
    emptySignUp,
  );
  const [error, setError] = useState('');
  const [busy, setBusy] = useState(false);

  const field = (name: FieldName) => ({
    name,
    label: t(`signUp.${name}`),
    hint: t(`signUp.${name}Hint`),
    value: values[name],
    error: errors[name],
    required: true,
    onChange: ({ currentTarget: { value } }: FormEvent<HTMLInputElement>) =>
      change({ [name]: value }),
    onBlur: () => values[name] && leave(name),
  });

  const box = (name: BoxName) => ({
    name,
    checked: values[name],
    error: errors[name],
    onChange: ({ currentTarget: { checked } }: FormEvent<HTMLInputElement>) =>
      change({ [name]: checked }),
  });

  const all = {
    checked: boxNames.every((name) => values[name]),
    onChange: ({ currentTarget: { checked } }: FormEvent<HTMLInputElement>) =>
      change({ terms: checked, age: checked, marketing: checked }),
  };

  const send = async (typed: SignUpValues) => {
    setBusy(true);
    const agreed = Object.fromEntries(boxNames.map((name) => [name, String(typed[name])]));
    const { username, email, password, nickname } = typed;
    const fields = { username, email, password, nickname, ...agreed };
    const callbackUrl = inLanguage(callbackPath, router.locale ?? 'ko');
    const failure = await enter(store, 'registration', fields, callbackUrl).catch(() => ({
      status: 0,
      body: null,
    }));
    if (!failure) {
      await router.replace(paths.verifyEmail());
      return;
    }
    setBusy(false);
    const refused = fieldErrors(failure);
    // A refused field says so itself: the general failure is for what no field explains.
    if (fieldNames.some((name) => refused[name])) refuse(refused);
    else
      setError(
        words(failure, { refused: t('signUp.failed'), unavailable: t('signUp.failedElse') }),
      );
  };

  return {
    form,
    field,
    box,
    all,
    submit(event: FormEvent<HTMLFormElement>) {
      event.preventDefault();
      if (busy) return;
      setError('');
      void submit(send);
    },
    busy,
    error,
  };
}
