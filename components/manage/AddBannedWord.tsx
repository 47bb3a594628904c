import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useAddBannedWordMutation } from '@/api/manage';
import { Button } from '@/components/ui/Button';
import { TextField } from '@/components/ui/Field';
import { Form } from '@/components/ui/Form';
import { BANNED_WORD_MAX } from '@/contract/constants/moderation';
import { moderationManageSchemas } from '@/contract/moderation';
import { hasVisible } from '@/contract/typedText';
import { useForm } from '@/hooks/useForm';
import { notify } from '@/lib/browser/notify';
import styles from './Manage.module.css';

/** Renders the form that bans a word, for managers. */
export function AddBannedWord() {
  const { t } = useTranslation('moderation');
  const [add] = useAddBannedWordMutation();
  const form = useForm(moderationManageSchemas.addBannedWord.body, {
    initial: { word: '' },
    messages: { word: t('bannedWords.hint') },
    submit: {
      scope: 'word',
      call: (body, idempotencyKey) => add({ ...body, idempotencyKey }).unwrap(),
      failed: t('bannedWords.failed'),
      onDone(_answer, { word }) {
        form.begin({ word: '' });
        void notify('success', t('bannedWords.added', { word }));
      },
    },
  });
  const isFilled = useWatch({ control: form.control, name: 'word', compute: hasVisible });
  return (
    <Form ref={form.form} className={styles.add} onSubmit={form.send}>
      <TextField
        label={t('bannedWords.label')}
        hint={t('bannedWords.hint')}
        limit={BANNED_WORD_MAX}
        autoComplete="off"
        {...form.field('word')}
      />
      <Button type="submit" variant="primary" busy={form.isSubmitting} disabled={!isFilled}>
        {t('bannedWords.add')}
      </Button>
    </Form>
  );
}
