import { useRouter } from 'next/router';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppStore } from '@/hooks/redux';
import { useFirstFault } from '@/hooks/useFaults';
import { inLanguage } from '@/lib/callbackUrl';
import { fieldErrors } from '@/lib/failures';
import { paths } from '@/lib/paths';
import { enter } from './enter';
import { type FieldName, fieldNames, fieldRules } from './fieldRules';
import { useFailureWords } from './useFailureWords';

const boxNames = ['terms', 'age', 'marketing'] as const;
export type BoxName = (typeof boxNames)[number];

type Values = Record<FieldName, string>;
type Boxes = Record<BoxName, boolean>;

/**
 * The sign-up form. What is wrong is said once a field was left or sent, and taken back as one types;
 * what the server refuses stands at its own field. Nothing typed is ever cleared.
 */
export function useSignUp(callbackPath: string) {
  const { t } = useTranslation('auth');
  const router = useRouter();
  const store = useAppStore();
  const words = useFailureWords();
  const [values, setValues] = useState<Values>({
    username: '',
    email: '',
    password: '',
    nickname: '',
  });
  const [boxes, setBoxes] = useState<Boxes>({ terms: false, age: false, marketing: false });
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [refused, setRefused] = useState<Record<string, string>>({});
  const [error, setError] = useState('');
  const [busy, setBusy] = useState(false);
  const { form, showFirst } = useFirstFault();

  const isWrong = (name: FieldName) => !fieldRules[name](values[name]);
  const errorOf = (name: FieldName) =>
    refused[name] ?? (left.has(name) && isWrong(name) ? t(`signUp.${name}Invalid`) : undefined);
  const isMissing = (name: BoxName) => name !== 'marketing' && !boxes[name];
  const boxErrorOf = (name: BoxName) =>
    left.has(name) && isMissing(name) ? t('signUp.required') : undefined;

  const field = (name: FieldName) => ({
    name,
    label: t(`signUp.${name}`),
    hint: t(`signUp.${name}Hint`),
    value: values[name],
    error: errorOf(name),
    required: true,
    onChange: ({ currentTarget: { value } }: FormEvent<HTMLInputElement>) => {
      setValues((before) => ({ ...before, [name]: value }));
      setRefused(({ [name]: _, ...rest }) => rest);
    },
    onBlur: () => values[name] && setLeft((before) => new Set([...before, name])),
  });

  const box = (name: BoxName) => ({
    name,
    checked: boxes[name],
    error: boxErrorOf(name),
    onChange: ({ currentTarget: { checked } }: FormEvent<HTMLInputElement>) =>
      setBoxes((before) => ({ ...before, [name]: checked })),
  });

  const all = {
    checked: boxNames.every((name) => boxes[name]),
    onChange: ({ currentTarget: { checked } }: FormEvent<HTMLInputElement>) =>
      setBoxes({ terms: checked, age: checked, marketing: checked }),
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    setLeft(new Set([...fieldNames, ...boxNames]));
    setError('');
    if (fieldNames.some(isWrong) || boxNames.some(isMissing)) {
      showFirst();
      return;
    }
    setBusy(true);
    const agreed = Object.fromEntries(boxNames.map((name) => [name, String(boxes[name])]));
    const fields = { ...values, email: values.email.trim(), ...agreed };
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
    const errors = fieldErrors(failure);
    setRefused(errors);
    const first = fieldNames.find((name) => errors[name]);
    // A refused field says so itself: the general failure is for what no field explains.
    const general = { refused: t('signUp.failed'), unavailable: t('signUp.failedElse') };
    setError(first ? '' : words(failure, general));
    if (first) showFirst();
  };

  return { form, field, box, all, submit, busy, error };
}
