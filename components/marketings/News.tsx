import { useGetOwnAttendeeQuery } from '@/api/marketings';
import { Loaded } from '@/components/ui/Loaded';
import { lazyClient } from '@/components/ui/lazyClient';
import { SkeletonRows } from '@/components/ui/Skeleton';
import { Unverified } from '@/components/users/Unverified';
import { useMember } from '@/hooks/useMember';
import { VisitorNews } from './VisitorNews';

const MemberNews = lazyClient(() => import('./MemberNews').then((it) => it.MemberNews));

/** Renders a member's newsletter subscription, to change or end it. */
function OwnNews({ source, primary = false }: { source: string; primary?: boolean }) {
  return (
    <Loaded answer={useGetOwnAttendeeQuery()} loading={<SkeletonRows rows={2} />}>
      {({ attendee }) => (
        <>
          <Unverified />
          <MemberNews key={attendee ? 'taking' : 'asking'} attendee={attendee} source={source} primary={primary} />
        </>
      )}
    </Loaded>
  );
}

/** Renders a member's newsletter subscription in their settings. */
export const SettingsNews = () => <OwnNews source="settings" />;

/** Renders the newsletter form: a member's with their own address, a visitor's with an address field. */
export function News({ source }: { source: string }) {
  const { isLogin } = useMember();
  return isLogin ? <OwnNews source={source} primary /> : <VisitorNews source={source} />;
}
