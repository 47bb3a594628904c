import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TextField } from './Field';

/**
 * Renders the field of a password, with a button that shows what was typed. It is hidden again when its form is sent:
 * browsers store what is sent in a field of plain text, and suggest it later to anyone.
 */
export function PasswordField(props: Omit<ComponentProps<typeof TextField>, 'type' | 'after'>) {
  const { t } = useTranslation('common');
  const [shown, setShown] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const form = button.current?.form;
    const hide = () => setShown(false);
    form?.addEventListener('submit', hide);
    return () => form?.removeEventListener('submit', hide);
  }, []);
  return (
    <TextField
      spellCheck={false}
      autoCapitalize="none"
      {...props}
      type={shown ? 'text' : 'password'}
      after={
        <button ref={button} type="button" onClick={() => setShown(!shown)}>
          <span className="visually-hidden">{t('form.typed')}</span> {t(shown ? 'form.hide' : 'form.show')}
        </button>
      }
    />
  );
}
