import type { GetServerSideProps, InferGetServerSidePropsType } from 'next';
import { useWithdrawAttendeeMutation } from '@/api/marketings';
import { MailedAction } from '@/components/marketings/MailedAction';
import { paths } from '@/lib/paths';
import { translations } from '@/server/render/translations';

type Props = InferGetServerSidePropsType<typeof getServerSideProps>;

/** Renders /newsletter/stop, which ends the newsletter by the `token` of a mail's link, without a session. */
export default function StopNewsletterPage({ mailed }: Props) {
  const [withdraw] = useWithdrawAttendeeMutation();
  return <MailedAction action="stop" path={paths.stopNewsletter()} send={() => withdraw({ token: mailed }).unwrap()} />;
}

export const getServerSideProps = (async ({ locale = 'ko', query, res }) => {
  res.setHeader('Cache-Control', 'private, no-store');
  const texts = await translations(locale, ['marketings']);
  return { props: { ...texts, mailed: typeof query.token === 'string' ? query.token : '' } };
}) satisfies GetServerSideProps;
