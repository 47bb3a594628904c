import type { GetServerSideProps, InferGetServerSidePropsType } from 'next';
import { useConfirmAttendeeMutation } from '@/api/marketings';
import { MailedDeed } from '@/components/marketings/MailedDeed';
import { paths } from '@/lib/paths';
import { translations } from '@/server/render/translations';

type Props = InferGetServerSidePropsType<typeof getServerSideProps>;

/** /letter/confirm: proves a visitor’s address by the `key` of a mailed link. */
export default function ConfirmLetterPage({ mailed }: Props) {
  const [confirm] = useConfirmAttendeeMutation();
  return (
    <MailedDeed
      deed="confirm"
      path={paths.confirmLetter()}
      send={() => confirm({ key: mailed }).unwrap()}
    />
  );
}

export const getServerSideProps = (async ({ locale = 'ko', query, res }) => {
  res.setHeader('Cache-Control', 'private, no-store');
  const texts = await translations(locale, ['marketings']);
  return { props: { ...texts, mailed: typeof query.key === 'string' ? query.key : '' } };
}) satisfies GetServerSideProps;
