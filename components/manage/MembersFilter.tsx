import { useRouter } from 'next/router';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/components/ui/Button';
import { Select, TextField } from '@/components/ui/Field';
import { memberRoles, memberStates } from '@/contract/constants/roles';
import { managePaths } from '@/lib/managePaths';
import { inLanguage } from '@/lib/pathLanguage';
import styles from './Members.module.css';
import type { MembersState } from './membersQuery';

/** Renders the search for members with its filters: a plain form, whose choices are in the address. */
export function MembersFilter({ state }: { state: MembersState }) {
  const { t, i18n } = useTranslation('manage');
  const router = useRouter();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value).trim()]);
    void router.push(managePaths.members(Object.fromEntries(fields)));
  };
  const any = <option value="">{t('members.any')}</option>;
  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> is too new for the phones that we serve
    <form
      // Another address is another form, so that the fields show it.
      key={JSON.stringify(state)}
      role="search"
      aria-label={t('members.filter')}
      action={inLanguage(managePaths.members(), i18n.language)}
      className={styles.filter}
      onSubmit={submit}
    >
      <TextField label={t('members.search')} name="search" type="search" maxLength={100} defaultValue={state.search} />
      <Select label={t('members.role')} name="role" defaultValue={state.role}>
        {any}
        {memberRoles.map((role) => (
          <option key={role} value={role}>
            {t(`roles.${role}`)}
          </option>
        ))}
      </Select>
      <Select label={t('members.state')} name="state" defaultValue={state.state}>
        {any}
        {memberStates.map((it) => (
          <option key={it} value={it}>
            {t(`states.${it}`)}
          </option>
        ))}
      </Select>
      <Select label={t('members.verified')} name="verified" defaultValue={state.verified}>
        {any}
        <option value="true">{t('members.isVerified')}</option>
        <option value="false">{t('members.notVerified')}</option>
      </Select>
      {state.order === 'new' ? null : <input type="hidden" name="order" value={state.order} />}
      <Button type="submit">{t('members.send')}</Button>
    </form>
  );
}
