import type { GetServerSideProps, InferGetServerSidePropsType } from 'next';
import { useWithdrawAttendeeMutation } from '@/api/marketings';
import { useStopDigestMutation } from '@/api/notificationSettings';
import { MailedAction } from '@/components/marketings/MailedAction';
import { mailedKey } from '@/lib/mailedQuery';
import { paths } from '@/lib/paths';
import { translations } from '@/server/render/translations';

type Props = InferGetServerSidePropsType<typeof getServerSideProps>;

/**
 * Renders /newsletter/stop, which ends the newsletter by the `token` of a mail's link, without a session, or
 * with `of=digest` the digest.
 */
export default function StopNewsletterPage({ mailed, isDigest }: Props) {
  const [withdraw] = useWithdrawAttendeeMutation();
  const [stopDigest] = useStopDigestMutation();
  return (
    <MailedAction
      action={isDigest ? 'stopDigest' : 'stop'}
      path={paths.stopNewsletter()}
      send={() => (isDigest ? stopDigest : withdraw)({ token: mailed }).unwrap()}
    />
  );
}

export const getServerSideProps = (async ({ locale = 'ko', query, req, res }) => {
  res.setHeader('Cache-Control', 'private, no-store');
  // A mail program that unsubscribes by this link (RFC 8058 has it use that of the header) must not think that it has.
  if (req.method === 'POST') res.writeHead(405, { Allow: 'GET, HEAD' }).end();
  const texts = await translations(locale, ['marketings']);
  const mailed = mailedKey(query, 'token');
  return { props: { ...texts, mailed, isDigest: mailedKey(query, 'of') === 'digest' } };
}) satisfies GetServerSideProps;
