import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useUndoEmailChangeMutation } from '@/api/account';
import { Button, LinkButton } from '@/components/ui/Button';
import { useSubmit } from '@/hooks/useSubmit';
import { paths } from '@/lib/paths';
import { fieldErrors } from '@/lib/rejections';
import { FormNotice } from './FormNotice';

/** Renders the confirmation that restores a changed address, by the key that was mailed to it. */
export function UndoEmail({ undoKey }: { undoKey: string }) {
  const { t } = useTranslation('auth');
  const [undo] = useUndoEmailChangeMutation();
  const [state, setState] = useState<'asking' | 'done' | 'failed'>('asking');
  const { submit, isSubmitting } = useSubmit({
    call: (key: string) => undo({ key }).unwrap(),
    failed: t('emailChange.undoFailed'),
    onDone: () => setState('done'),
    onFailure(failure) {
      if (!fieldErrors(failure).key) return false;
      setState('failed');
      return true;
    },
  });
  if (state === 'failed') {
    return (
      <FormNotice warning>
        <strong>{t('emailChange.undoFailed')}</strong>
        <span>{t('emailChange.undoFailedLead')}</span>
      </FormNotice>
    );
  }
  if (state === 'done') {
    return (
      <>
        <FormNotice>
          <strong>{t('emailChange.undone')}</strong>
          <span>{t('emailChange.undoneLead')}</span>
        </FormNotice>
        <LinkButton href={paths.passwordReset()} variant="primary" full>
          {t('reset.title')}
        </LinkButton>
      </>
    );
  }
  return (
    <>
      <p>{t('emailChange.undoLead')}</p>
      <Button variant="primary" full busy={isSubmitting} onClick={() => void submit(undoKey)}>
        {t('emailChange.undo')}
      </Button>
    </>
  );
}
