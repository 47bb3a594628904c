import { useTranslation } from 'react-i18next';
import { useGetBadgesQuery } from '@/api/badges';
import { useAwardBadgeMutation } from '@/api/managedMembers';
import { ReasonForm } from '@/components/moderation/ReasonForm';
import { Select } from '@/components/ui/Field';
import { Loaded } from '@/components/ui/Loaded';
import { Sheet } from '@/components/ui/Sheet';
import { SkeletonRows } from '@/components/ui/Skeleton';
import type { Badge } from '@/contract/badges';
import { MAX_PAGE_SIZE } from '@/contract/constants/common';
import { type ManagedMemberDetail, managedMemberSchemas } from '@/contract/managedMembers';
import { useForm } from '@/hooks/useForm';
import { draftTargets } from '@/lib/browser/drafts';
import { notify } from '@/lib/browser/notify';

interface Props {
  member: ManagedMemberDetail;
  onClose: () => void;
}

/** Renders the sheet in which an operator awards a badge that a member does not have, with a reason for the log. */
export function BadgeSheet({ member, onClose }: Props) {
  const { t } = useTranslation('manage');
  const answer = useGetBadgesQuery({ status: 'active', page_size: MAX_PAGE_SIZE });
  return (
    <Sheet open onClose={onClose} title={t('badge.title', { nickname: member.nickname })}>
      <Loaded answer={answer} loading={<SkeletonRows rows={1} />}>
        {({ results }) => {
          const left = results.filter(({ code }) => member.badges.every((held) => held.code !== code));
          const [first] = left;
          return first ? (
            <BadgeForm member={member} badges={left} first={first} onClose={onClose} />
          ) : (
            <p>{t('badge.all')}</p>
          );
        }}
      </Loaded>
    </Sheet>
  );
}

function BadgeForm({ member, badges, first, onClose }: Props & { badges: readonly Badge[]; first: Badge }) {
  const { t } = useTranslation('manage');
  const { t: moderation } = useTranslation('moderation');
  const [award] = useAwardBadgeMutation();
  const form = useForm(managedMemberSchemas.awardBadge.body, {
    initial: { badge: first.code, reason: '' },
    messages: { reason: moderation('reason.missing') },
    draft: { scope: draftTargets.act(`badge:${member.id}`) },
    submit: {
      scope: `badge:${member.id}`,
      call: (body, idempotencyKey) => award({ id: member.id, ...body, idempotencyKey }).unwrap(),
      failed: t('badge.failed'),
      onDone() {
        onClose();
        void notify('success', t('badge.done'));
      },
    },
  });
  return (
    <ReasonForm
      form={form}
      lead={t('badge.lead')}
      label={t('badge.send')}
      hint={t('badge.reasonHint')}
      onCancel={onClose}
    >
      <Select label={t('badge.label')} {...form.field('badge')}>
        {badges.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </Select>
    </ReasonForm>
  );
}
