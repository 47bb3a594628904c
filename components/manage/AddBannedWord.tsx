import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { useAddBannedWordMutation } from '@/api/manage';
import { Button } from '@/components/ui/Button';
import { TextField } from '@/components/ui/Field';
import { Form } from '@/components/ui/Form';
import { BANNED_WORD_MAX } from '@/contract/constants/moderation';
import { hasVisible } from '@/contract/typedText';
import { useSchemaForm } from '@/hooks/useSchemaForm';
import { useSubmit } from '@/hooks/useSubmit';
import { notify } from '@/lib/browser/notify';
import { z } from '@/lib/formSchema';
import styles from './Manage.module.css';

const wordForm = (t: TFunction<'moderation'>) =>
  z.object({
    word: z
      .string()
      .check(
        z.typed(),
        z.atLeast(1, t('bannedWords.hint')),
        z.atMost(BANNED_WORD_MAX, t('tooLong', { max: BANNED_WORD_MAX })),
      ),
  });
const empty = { word: '' };

/** Renders the form that bans a word, for managers. */
export function AddBannedWord() {
  const { t } = useTranslation('moderation');
  const [add] = useAddBannedWordMutation();
  const { form, values, errors, change, begin, submit } = useSchemaForm(wordForm(t), empty);
  const { submit: send, isSubmitting } = useSubmit({
    scope: 'word',
    call: ({ word }: typeof empty, idempotencyKey) => add({ word, idempotencyKey }).unwrap(),
    failed: t('bannedWords.failed'),
    onDone(_answer, { word }) {
      begin(empty);
      void notify('success', t('bannedWords.added', { word }));
    },
  });
  return (
    <Form ref={form} className={styles.add} onSubmit={() => submit(send)}>
      <TextField
        name="word"
        label={t('bannedWords.label')}
        hint={t('bannedWords.hint')}
        maxLength={BANNED_WORD_MAX}
        autoComplete="off"
        value={values.word}
        error={errors.word}
        onChange={(event) => change({ word: event.target.value })}
      />
      <Button type="submit" variant="primary" busy={isSubmitting} disabled={!hasVisible(values.word)}>
        {t('bannedWords.add')}
      </Button>
    </Form>
  );
}
