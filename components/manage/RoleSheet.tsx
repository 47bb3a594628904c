import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useChangeRoleMutation } from '@/api/managedMembers';
import { Button } from '@/components/ui/Button';
import { Select } from '@/components/ui/Field';
import { Form } from '@/components/ui/Form';
import { Sheet } from '@/components/ui/Sheet';
import { type MemberRole, memberRoles, rightsOf } from '@/contract/constants/roles';
import { type ManagedMemberDetail, managedMemberSchemas } from '@/contract/managedMembers';
import { useForm } from '@/hooks/useForm';
import { notify } from '@/lib/browser/notify';
import { OwnPasswordField } from './OwnPasswordField';

/** Returns a function that says what a role may do. */
function useRoleText(): (role: MemberRole) => string {
  const { t } = useTranslation('manage');
  return (role) => {
    if (role === 'member' || role === 'owner' || role === 'manager') return t(`rolesDo.${role}`);
    // Everyone with a role has the list of work.
    const rights = rightsOf(role).filter((right) => right !== 'work');
    return t('rolesDo.part', { rights: rights.map((right) => t(`rights.${right}`)).join(' · ') });
  };
}

/** Renders the sheet in which an owner changes a member's role, with the owner's password. */
export function RoleSheet({ member, onClose }: { member: ManagedMemberDetail; onClose: () => void }) {
  const { t } = useTranslation('manage');
  const { t: common } = useTranslation('common');
  const [changeRole] = useChangeRoleMutation();
  const form = useForm(managedMemberSchemas.changeRole.body, {
    initial: { role: member.role, password: '' },
    messages: { password: t('role.passwordMissing') },
    submit: {
      call: (body) => changeRole({ id: member.id, ...body }).unwrap(),
      failed: t('role.failed'),
      onDone() {
        onClose();
        void notify('success', t('role.done'));
      },
    },
  });
  const roleText = useRoleText();
  const role = useWatch({ control: form.control, name: 'role' });
  return (
    <Sheet open onClose={onClose} title={t('role.title', { nickname: member.nickname })}>
      <Form ref={form.form} method="post" className="stack-4" onSubmit={form.send}>
        <p className="aside">{t('role.lead')}</p>
        <Select label={t('role.label')} hint={roleText(role)} {...form.field('role')}>
          {memberRoles.map((it) => (
            <option key={it} value={it}>
              {t(`roles.${it}`)}
            </option>
          ))}
        </Select>
        <OwnPasswordField {...form.field('password')} />
        <div className="actions">
          <Button variant="quiet" onClick={onClose}>
            {common('action.cancel')}
          </Button>
          <Button type="submit" variant="primary" busy={form.isSubmitting}>
            {t('role.send')}
          </Button>
        </div>
      </Form>
    </Sheet>
  );
}
