import type { TFunction } from 'i18next';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useTestBannedWordsMutation } from '@/api/manage';
import { Button } from '@/components/ui/Button';
import { Form } from '@/components/ui/Form';
import { TextArea } from '@/components/ui/TextArea';
import { BANNED_WORDS_TEST_MAX } from '@/contract/constants/moderation';
import type { BannedWordsTest } from '@/contract/moderation';
import { hasVisible } from '@/contract/typedText';
import { useSchemaForm } from '@/hooks/useSchemaForm';
import { useSubmit } from '@/hooks/useSubmit';
import { z } from '@/lib/formSchema';
import styles from './Manage.module.css';

const testForm = (t: TFunction<'moderation'>) =>
  z.object({
    text: z
      .string()
      .check(
        z.typed(),
        z.atLeast(1, t('bannedWords.testLead')),
        z.atMost(BANNED_WORDS_TEST_MAX, t('tooLong', { max: BANNED_WORDS_TEST_MAX })),
      ),
  });

/** Renders a field whose text is compared with the banned words as if it were published, and the result. */
export function TestBannedWords() {
  const { t } = useTranslation('moderation');
  const [test] = useTestBannedWordsMutation();
  const [result, setResult] = useState<BannedWordsTest>();
  const { form, values, errors, change, submit } = useSchemaForm(testForm(t), { text: '' });
  const { submit: send, isSubmitting } = useSubmit({
    call: ({ text }: { text: string }, idempotencyKey) => test({ text, idempotencyKey }).unwrap(),
    failed: t('bannedWords.testFailed'),
    onDone: setResult,
  });
  return (
    <details className={styles.details}>
      <summary>{t('bannedWords.test')}</summary>
      <Form ref={form} className="stack-3" onSubmit={() => submit(send)}>
        <TextArea
          name="text"
          label={t('bannedWords.testLabel')}
          hint={t('bannedWords.testLead')}
          maxLength={BANNED_WORDS_TEST_MAX}
          rows={3}
          value={values.text}
          error={errors.text}
          onChange={(event) => {
            setResult(undefined);
            change({ text: event.target.value });
          }}
        />
        <div role="status">{result ? <TestResult result={result} /> : null}</div>
        <div className="actions">
          <Button type="submit" busy={isSubmitting} disabled={!hasVisible(values.text)}>
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
