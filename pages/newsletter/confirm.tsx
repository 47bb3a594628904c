import type { GetServerSideProps, InferGetServerSidePropsType } from 'next';
import { useConfirmAttendeeMutation } from '@/api/marketings';
import { MailedAction } from '@/components/marketings/MailedAction';
import { mailedKey } from '@/lib/mailedQuery';
import { paths } from '@/lib/paths';
import { translations } from '@/server/render/translations';

type Props = InferGetServerSidePropsType<typeof getServerSideProps>;

/** Renders /newsletter/confirm, which confirms a visitor's address by the `key` of a mailed link. */
export default function ConfirmNewsletterPage({ mailed }: Props) {
  const [confirm] = useConfirmAttendeeMutation();
  return (
    <MailedAction action="confirm" path={paths.confirmNewsletter()} send={() => confirm({ key: mailed }).unwrap()} />
  );
}

export const getServerSideProps = (async ({ locale = 'ko', query, res }) => {
  res.setHeader('Cache-Control', 'private, no-store');
  const texts = await translations(locale, ['marketings']);
  return { props: { ...texts, mailed: mailedKey(query, 'key') } };
}) satisfies GetServerSideProps;
