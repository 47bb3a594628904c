import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useGetManagedBadgesQuery } from '@/api/managedBadges';
import { Button } from '@/components/ui/Button';
import { Loaded } from '@/components/ui/Loaded';
import { SkeletonRows } from '@/components/ui/Skeleton';
import { Tag } from '@/components/ui/Tag';
import { BadgePicture } from '@/components/users/BadgePicture';
import type { ManagedBadge } from '@/contract/managedBadges';
import { formatInteger } from '@/lib/numbers';
import { BadgeRuleSheet } from './BadgeRuleSheet';
import styles from './Manage.module.css';
import { type Column, Table } from './Table';

/** Renders the badges with their rules, the number of members who have each, and the means to change a rule. */
export function Badges() {
  const { t } = useTranslation('manage');
  const [edited, setEdited] = useState<ManagedBadge>();
  const columns: Column<ManagedBadge>[] = [
    {
      id: 'name',
      title: t('badges.name'),
      cell: ({ code, name }) => (
        <span className={styles.choose}>
          <BadgePicture code={code} size="small" />
          {name}
        </span>
      ),
    },
    { id: 'rule', title: t('badges.rule'), cell: ({ description }) => description },
    {
      id: 'members',
      title: t('badges.members'),
      cell: ({ members }) => formatInteger(members),
      named: true,
      numeric: true,
    },
    {
      id: 'state',
      title: t('badges.state'),
      cell: (badge) => (
        <Tag tone={badge.status === 'active' ? 'accent' : 'plain'}>{t(`badges.states.${stateOf(badge)}`)}</Tag>
      ),
    },
    {
      id: 'edit',
      title: t('badges.edit'),
      action: true,
      cell: (badge) => (
        <Button size="small" aria-label={t('badges.editOf', { name: badge.name })} onClick={() => setEdited(badge)}>
          {t('badges.edit')}
        </Button>
      ),
    },
  ];
  return (
    <>
      <Loaded answer={useGetManagedBadgesQuery()} loading={<SkeletonRows avatar rows={6} />}>
        {({ badges }) => <Table label={t('badges.table')} columns={columns} rows={badges} />}
      </Loaded>
      {edited ? <BadgeRuleSheet badge={edited} onClose={() => setEdited(undefined)} /> : null}
    </>
  );
}

/** Returns how a badge is awarded now. */
function stateOf({ status, measure, catching_up }: ManagedBadge) {
  if (status === 'inactive') return status;
  if (measure === 'invitation') return 'byHand';
  return catching_up ? 'catchingUp' : status;
}
