import { type ComponentProps, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TextField } from './Field';

/** Renders the field of a password, with a button that shows what was typed. */
export function PasswordField(props: Omit<ComponentProps<typeof TextField>, 'type' | 'after'>) {
  const { t } = useTranslation('common');
  const [shown, setShown] = useState(false);
  return (
    <TextField
      spellCheck={false}
      autoCapitalize="none"
      {...props}
      type={shown ? 'text' : 'password'}
      after={
        <button type="button" onClick={() => setShown(!shown)}>
          <span className="visually-hidden">{t('form.typed')}</span> {t(shown ? 'form.hide' : 'form.show')}
        </button>
      }
    />
  );
}
