import Link from 'next/link';
import { useTranslation } from 'react-i18next';
import { useGetManagedForumsQuery } from '@/api/managedForums';
import { useChangeRoleMutation } from '@/api/managedMembers';
import { Checkbox } from '@/components/ui/Checkbox';
import { Legend, Select } from '@/components/ui/Field';
import { Form } from '@/components/ui/Form';
import { FormActions } from '@/components/ui/FormActions';
import { Loaded } from '@/components/ui/Loaded';
import { Sheet } from '@/components/ui/Sheet';
import { SkeletonRows } from '@/components/ui/Skeleton';
import { type MemberRole, memberRoles, rightsOf } from '@/contract/constants/roles';
import { type ManagedMemberDetail, managedMemberSchemas } from '@/contract/managedMembers';
import { useForm } from '@/hooks/useForm';
import { notify } from '@/lib/browser/notify';
import { managePaths } from '@/lib/managePaths';
import { OwnPasswordField } from './OwnPasswordField';

/** Returns a function that says what a role may do, on the whole site or in some forums. */
function useRoleText(): (role: MemberRole, ofForums: boolean) => string {
  const { t } = useTranslation('manage');
  return (role, ofForums) => {
    if (role === 'member' || role === 'owner' || role === 'manager') return t(`rolesDo.${role}`);
    // Everyone with a role has the list of work.
    const rights = rightsOf(role, ofForums).filter((right) => right !== 'work');
    return t('rolesDo.part', { rights: rights.map((right) => t(`rights.${right}`)).join(' · ') });
  };
}

type RoleValues = { role: MemberRole; forums: string[] | null; password: string };

/** Renders the sheet in which an owner changes a member's role or a moderator's forums, with the owner's password. */
export function RoleSheet({ member, onClose }: { member: ManagedMemberDetail; onClose: () => void }) {
  const { t } = useTranslation('manage');
  const [changeRole] = useChangeRoleMutation();
  const heldForums = member.moderated_forums?.map(({ slug }) => slug) ?? null;
  const form = useForm(managedMemberSchemas.changeRole.body, {
    initial: { role: member.role, forums: heldForums, password: '' } as RoleValues,
    messages: { forums: t('role.forumsMissing'), password: t('role.passwordMissing') },
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
  const { role, forums } = form.watch();
  return (
    <Sheet open onClose={onClose} title={t('role.title', { nickname: member.nickname })}>
      <Form ref={form.form} method="post" className="stack-4" onSubmit={form.send}>
        <p className="aside">
          {t('role.lead')}{' '}
          <Link href={managePaths.roles()} prefetch={false}>
            {t('roleRights.open')}
          </Link>
        </p>
        <Select
          name="role"
          label={t('role.label')}
          hint={roleText(role, forums !== null)}
          value={role}
          error={form.errors.role}
          onChange={({ target: { value } }) =>
            form.change({ role: value as MemberRole, forums: value === 'moderator' ? heldForums : null })
          }
        >
          {memberRoles.map((it) => (
            <option key={it} value={it}>
              {t(`roles.${it}`)}
            </option>
          ))}
        </Select>
        {role === 'moderator' ? (
          <Select
            name="reach"
            label={t('role.reach')}
            hint={forums ? t('role.someHint') : undefined}
            value={forums ? 'some' : 'site'}
            onChange={({ target: { value } }) => form.change({ forums: value === 'some' ? (heldForums ?? []) : null })}
          >
            {(['site', 'some'] as const).map((it) => (
              <option key={it} value={it}>
                {t(`role.${it}`)}
              </option>
            ))}
          </Select>
        ) : null}
        {forums ? (
          <ForumBoxes chosen={forums} error={form.errors.forums} onChange={(next) => form.change({ forums: next })} />
        ) : null}
        <OwnPasswordField {...form.field('password')} />
        <FormActions onCancel={onClose} busy={form.isSubmitting}>
          {t('role.send')}
        </FormActions>
      </Form>
    </Sheet>
  );
}

/** Renders the choice of a moderator's forums. */
function ForumBoxes({
  chosen,
  error,
  onChange,
}: {
  chosen: readonly string[];
  error?: string;
  onChange: (slugs: string[]) => void;
}) {
  const { t } = useTranslation('manage');
  return (
    <fieldset data-invalid={error ? '' : undefined}>
      <Legend>{t('role.forums')}</Legend>
      {/* Above the boxes, which may be more than the sheet shows at once. */}
      {error ? (
        <p className="problem" role="alert">
          {error}
        </p>
      ) : null}
      <Loaded answer={useGetManagedForumsQuery()} loading={<SkeletonRows rows={2} />}>
        {({ results }) => (
          <>
            {results.map(({ slug, name, archived_at: isArchived }) => (
              <Checkbox
                key={slug}
                name={`forum-${slug}`}
                checked={chosen.includes(slug)}
                onChange={({ target: { checked } }) =>
                  onChange(checked ? [...chosen, slug] : chosen.filter((it) => it !== slug))
                }
              >
                {isArchived ? `${name} · ${t('forums.archived')}` : name}
              </Checkbox>
            ))}
          </>
        )}
      </Loaded>
    </fieldset>
  );
}
