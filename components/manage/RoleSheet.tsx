import type { TFunction } from 'i18next';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useChangeRoleMutation } from '@/api/managedMembers';
import { Button } from '@/components/ui/Button';
import { Select } from '@/components/ui/Field';
import { Form } from '@/components/ui/Form';
import { Sheet } from '@/components/ui/Sheet';
import { memberRoles } from '@/contract/constants/roles';
import type { ManagedMemberDetail } from '@/contract/managedMembers';
import { useSchemaForm } from '@/hooks/useSchemaForm';
import { useSubmit } from '@/hooks/useSubmit';
import { notify } from '@/lib/browser/notify';
import { z } from '@/lib/formSchema';
import { fieldErrors } from '@/lib/rejections';
import { OwnPasswordField } from './OwnPasswordField';

const roleForm = (t: TFunction<'manage'>) =>
  z.object({ role: z.enum(memberRoles), password: z.string().check(z.minLength(1, t('role.passwordMissing'))) });
type RoleValues = z.infer<ReturnType<typeof roleForm>>;

/** Renders the sheet in which an owner changes a member's role, with the owner's password. */
export function RoleSheet({ member, onClose }: { member: ManagedMemberDetail; onClose: () => void }) {
  const { t } = useTranslation('manage');
  const { t: common } = useTranslation('common');
  const [changeRole] = useChangeRoleMutation();
  const [rejected, setRejected] = useState<string>();
  const form = useSchemaForm(roleForm(t), { role: member.role, password: '' });
  const { values, errors } = form;
  const { submit, isSubmitting } = useSubmit({
    call: (body: RoleValues) => changeRole({ id: member.id, ...body }).unwrap(),
    failed: t('role.failed'),
    onDone() {
      onClose();
      void notify('success', t('role.done'));
    },
    onFailure(failure) {
      const { password } = fieldErrors(failure);
      setRejected(password);
      return Boolean(password);
    },
  });
  const change = (values: Partial<RoleValues>) => {
    setRejected(undefined);
    form.change(values);
  };
  return (
    <Sheet open onClose={onClose} title={t('role.title', { nickname: member.nickname })}>
      <Form ref={form.form} method="post" className="stack-4" onSubmit={() => form.submit(submit)}>
        <p className="aside">{t('role.lead')}</p>
        <Select
          name="role"
          label={t('role.label')}
          hint={t(`rolesDo.${values.role}`)}
          value={values.role}
          onChange={(event) => change({ role: event.target.value as RoleValues['role'] })}
        >
          {memberRoles.map((role) => (
            <option key={role} value={role}>
              {t(`roles.${role}`)}
            </option>
          ))}
        </Select>
        <OwnPasswordField
          value={values.password}
          error={errors.password ?? rejected}
          onChange={(password) => change({ password })}
        />
        <div className="actions">
          <Button variant="quiet" onClick={onClose}>
            {common('action.cancel')}
          </Button>
          <Button type="submit" variant="primary" busy={isSubmitting}>
            {t('role.send')}
          </Button>
        </div>
      </Form>
    </Sheet>
  );
}
