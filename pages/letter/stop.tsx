import type { GetServerSideProps, InferGetServerSidePropsType } from 'next';
import { useWithdrawAttendeeMutation } from '@/api/marketings';
import { MailedDeed } from '@/components/marketings/MailedDeed';
import { paths } from '@/lib/paths';
import { translations } from '@/server/render/translations';

type Props = InferGetServerSidePropsType<typeof getServerSideProps>;

/** /letter/stop: ends the news by the `token` of a mail’s link, without a session. */
export default function StopLetterPage({ mailed }: Props) {
  const [withdraw] = useWithdrawAttendeeMutation();
  return (
    <MailedDeed
      deed="stop"
      path={paths.stopLetter()}
      send={() => withdraw({ token: mailed }).unwrap()}
    />
  );
}

export const getServerSideProps = (async ({ locale = 'ko', query, res }) => {
  res.setHeader('Cache-Control', 'private, no-store');
  const texts = await translations(locale, ['marketings']);
  return { props: { ...texts, mailed: typeof query.token === 'string' ? query.token : '' } };
}) satisfies GetServerSideProps;
