import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useTestBannedWordsMutation } from '@/api/manage';
import { Button } from '@/components/ui/Button';
import { Form } from '@/components/ui/Form';
import { TextArea } from '@/components/ui/TextArea';
import { BANNED_WORDS_TEST_MAX } from '@/contract/constants/moderation';
import { type BannedWordsTest, moderationManageSchemas } from '@/contract/moderation';
import { hasVisible } from '@/contract/typedText';
import { useForm } from '@/hooks/useForm';
import styles from './Manage.module.css';

/** Renders a field whose text is compared with the banned words as if it were published, and the result. */
export function TestBannedWords() {
  const { t } = useTranslation('moderation');
  const [test] = useTestBannedWordsMutation();
  const [result, setResult] = useState<BannedWordsTest>();
  const form = useForm(moderationManageSchemas.testBannedWords.body, {
    initial: { text: '' },
    messages: { text: t('bannedWords.testLead') },
    submit: {
      call: (body, idempotencyKey) => test({ ...body, idempotencyKey }).unwrap(),
      failed: t('bannedWords.testFailed'),
      onDone: setResult,
    },
  });
  const isFilled = useWatch({ control: form.control, name: 'text', compute: hasVisible });
  return (
    <details className={styles.details}>
      <summary>{t('bannedWords.test')}</summary>
      <Form ref={form.form} className="stack-3" onSubmit={form.send}>
        <TextArea
          label={t('bannedWords.testLabel')}
          hint={t('bannedWords.testLead')}
          limit={BANNED_WORDS_TEST_MAX}
          rows={3}
          onInput={() => setResult(undefined)}
          {...form.field('text')}
        />
        <div role="status">{result ? <TestResult result={result} /> : null}</div>
        <div className="actions">
          <Button type="submit" busy={form.isSubmitting} disabled={!isFilled}>
            {t('bannedWords.testSend')}
          </Button>
        </div>
      </Form>
    </details>
  );
}

function TestResult({ result: { matches, message } }: { result: BannedWordsTest }) {
  const { t } = useTranslation('moderation');
  if (matches.length === 0) return <p className="small">{t('bannedWords.testOk')}</p>;
  return (
    <div className={styles.content}>
      <strong>{t('bannedWords.testFound')}</strong>
      <dl className={styles.answers}>
        <div>
          <dt>{t('bannedWords.testMatches')}</dt>
          <dd>{matches.join(', ')}</dd>
        </div>
        <div>
          <dt>{t('bannedWords.testMessage')}</dt>
          <dd>{message}</dd>
        </div>
      </dl>
    </div>
  );
}
