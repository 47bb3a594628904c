import { useRouter } from 'next/router';
import { useTranslation } from 'react-i18next';
import { ListTools } from '@/components/lists/ListTools';
import type { List } from '@/hooks/useListState';
import { paths } from '@/lib/paths';
import { everyParticipant, type ParticipantsScope, participantsAddress } from './participantsQuery';

/** Renders the views of the list of participants, and the search for one member by username. */
export function ParticipantTools({ id, scope, list }: { id: number; scope: ParticipantsScope; list: List }) {
  const { t } = useTranslation('participants');
  const { t: common } = useTranslation('common');
  const router = useRouter();
  const filtered = (['user', 'has_review', 'hearted'] as const).some((name) => scope[name]);
  const hrefOf = (change: Partial<ParticipantsScope>) =>
    paths.challengeParticipants(id, participantsAddress({ ...everyParticipant, ...change }));
  const views = [
    { label: common('list.all'), change: {}, current: !filtered },
    { label: t('tools.reviews'), change: { has_review: true }, current: scope.has_review },
    { label: t('tools.hearted'), change: { hearted: true }, current: scope.hearted },
  ];
  // The search is for a member, among all participants.
  const byMember: List = {
    ...list,
    address: hrefOf({}),
    state: { ...list.state, search: scope.user },
    hrefOf: ({ search }) => hrefOf({ user: search }),
    change: ({ search }) => router.push(hrefOf({ user: search })),
  };
  return (
    <ListTools
      list={byMember}
      label={t('tools.user')}
      searchPart="user"
      tabs={{
        label: t('tools.label'),
        items: views.map(({ label, change, current }) => ({ href: hrefOf(change), label, current })),
      }}
    />
  );
}
