import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAddWordMutation } from '@/api/manage';
import { Button } from '@/components/ui/Button';
import { TextField } from '@/components/ui/Field';
import { BANNED_WORD_MAX } from '@/contract/constants/moderation';
import { useFailureToast } from '@/hooks/useFailureToast';
import { newKey } from '@/lib/browser/keys';
import { notify } from '@/lib/browser/notify';
import styles from './Manage.module.css';

/** Where a manager bans a word. */
export function AddWord() {
  const { t } = useTranslation('moderation');
  const [word, setWord] = useState('');
  const [add, { isLoading }] = useAddWordMutation();
  const showFailure = useFailureToast();
  const key = useRef(newKey());

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const wanted = word.trim();
    if (wanted === '' || isLoading) return;
    try {
      await add({ word: wanted, idempotencyKey: key.current }).unwrap();
      setWord('');
      void notify('success', t('words.added', { word: wanted }));
    } catch (failure) {
      showFailure(failure, t('words.failed'));
    } finally {
      key.current = newKey();
    }
  };
  return (
    <form className={styles.add} onSubmit={submit}>
      <TextField
        label={t('words.label')}
        hint={t('words.hint')}
        maxLength={BANNED_WORD_MAX}
        autoComplete="off"
        value={word}
        onChange={(event) => setWord(event.target.value)}
      />
      <Button type="submit" variant="primary" busy={isLoading} disabled={word.trim() === ''}>
        {t('words.add')}
      </Button>
    </form>
  );
}
