import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePickWinnersMutation } from '@/api/manageEvents';
import { Button } from '@/components/ui/Button';
import { TextField } from '@/components/ui/Field';
import { useFailureToast } from '@/hooks/useFailureToast';
import { newKey } from '@/lib/browser/keys';
import { notify } from '@/lib/browser/notify';
import styles from './Manage.module.css';

/** Draws so many of those not yet chosen; `left` is how many there still are to win. */
export function PickWinners({ slug, left }: { slug: string; left: number }) {
  const { t } = useTranslation('winners');
  const [typed, setTyped] = useState(String(left));
  const [pick, { isLoading }] = usePickWinnersMutation();
  const showFailure = useFailureToast();
  const key = useRef(newKey());
  const count = Number(typed);
  const fits = Number.isInteger(count) && count >= 1 && count <= left;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!fits || isLoading) return;
    try {
      const answer = await pick({ slug, count, idempotencyKey: key.current }).unwrap();
      void notify('success', t('pick.done', { count: answer.chosen_count }));
    } catch (failure) {
      showFailure(failure, t('pick.failed'));
    } finally {
      key.current = newKey();
    }
  };
  return (
    <form className={styles.add} onSubmit={submit} aria-label={t('pick.title')}>
      <TextField
        label={t('pick.label')}
        hint={t('pick.hint', { count: left })}
        inputMode="numeric"
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.target.value.replace(/\D/g, '').slice(0, 4))}
      />
      <Button type="submit" busy={isLoading} disabled={!fits}>
        {t('pick.send')}
      </Button>
    </form>
  );
}
