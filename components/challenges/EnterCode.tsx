import { useRouter } from 'next/router';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/components/ui/Button';
import { TextField } from '@/components/ui/Field';
import { Form } from '@/components/ui/Form';
import { compactCode } from '@/contract/typedCode';
import { useTypedBefore } from '@/hooks/useTypedBefore';
import { paths } from '@/lib/paths';
import styles from './Group.module.css';

const empty = { code: '' };

/** Renders the field for an invite code, which leads to its invitation. */
export function EnterCode() {
  const { t } = useTranslation('participants');
  const router = useRouter();
  const [code, setCode] = useState('');
  const [wrong, setWrong] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  useTypedBefore(form, empty, ({ code: typedBefore = '' }) => setCode(typedBefore));
  const typed = compactCode(code).toUpperCase();
  return (
    <Form
      ref={form}
      className={styles.enter}
      onSubmit={() => {
        if (/^[A-Z]{1,12}$/.test(typed)) void router.push(paths.invite(typed));
        else setWrong(true);
      }}
    >
      <TextField
        name="code"
        label={t('group.enter.label')}
        hint={t('group.enter.hint')}
        error={wrong ? t('group.enter.wrong') : undefined}
        value={code}
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="go"
        onChange={(event) => {
          setWrong(false);
          setCode(event.target.value);
        }}
      />
      <Button type="submit">{t('group.enter.go')}</Button>
    </Form>
  );
}
