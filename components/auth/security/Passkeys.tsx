import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDeletePasskeyMutation } from '@/api/security';
import { Button, IconButton } from '@/components/ui/Button';
import { ConfirmSheet } from '@/components/ui/ConfirmSheet';
import { TrashIcon } from '@/components/ui/icons';
import { Facts, List, ListRow } from '@/components/ui/List';
import { lazyClient } from '@/components/ui/lazyClient';
import { RelativeTime } from '@/components/ui/RelativeTime';
import type { Passkey, Security } from '@/contract/security';
import { useSubmit } from '@/hooks/useSubmit';

const PasskeyAdd = lazyClient(() => import('./PasskeyAdd').then((it) => it.PasskeyAdd));

/** Renders a member's passkeys, each with its deletion, and the button that adds one. */
export function Passkeys({ state }: { state: Security }) {
  const { t } = useTranslation('auth');
  const [adding, setAdding] = useState(false);
  return (
    <div className="stack-3">
      <h2 className="heading">{t('passkey.title')}</h2>
      <p className="aside">{t('passkey.lead')}</p>
      {state.passkeys.length > 0 ? (
        <List>
          {state.passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} />
          ))}
        </List>
      ) : null}
      <div className="row-2">
        <Button disabled={!state.has_password} onClick={() => setAdding(true)}>
          {t('passkey.add')}
        </Button>
      </div>
      {adding ? <PasskeyAdd onClose={() => setAdding(false)} /> : null}
    </div>
  );
}

function PasskeyRow({ passkey: { id, name, created_at, last_used_at } }: { passkey: Passkey }) {
  const { t } = useTranslation('auth');
  const [asking, setAsking] = useState(false);
  const [remove] = useDeletePasskeyMutation();
  const { submit } = useSubmit({ call: () => remove({ id }).unwrap(), failed: t('passkey.deleteFailed') });
  return (
    <ListRow
      after={
        <IconButton label={t('passkey.deleteOf', { name })} onClick={() => setAsking(true)}>
          <TrashIcon />
        </IconButton>
      }
    >
      <p>{name}</p>
      <Facts>
        <span>
          {t('passkey.added')} <RelativeTime at={created_at} />
        </span>
        {last_used_at ? (
          <span>
            {t('passkey.used')} <RelativeTime at={last_used_at} />
          </span>
        ) : null}
      </Facts>
      {asking ? (
        <ConfirmSheet
          title={t('passkey.deleteTitle')}
          body={t('passkey.deleteBody', { name })}
          onConfirm={() => {
            setAsking(false);
            void submit(undefined);
          }}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </ListRow>
  );
}
