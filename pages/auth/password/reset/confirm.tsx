import type { GetServerSideProps, InferGetServerSidePropsType } from 'next';
import { ResetConfirm } from '@/components/auth/ResetConfirm';
import { SINGLE_USE_KEY } from '@/contract/constants/common';
import { mailedKey } from '@/lib/mailedQuery';
import { translations } from '@/server/render/translations';

type Props = InferGetServerSidePropsType<typeof getServerSideProps>;

/** Renders /auth/password/reset/confirm, where the mailed link leads with its `token`. */
export default function PasswordResetConfirmPage({ token }: Props) {
  return <ResetConfirm token={token} />;
}

export const getServerSideProps = (async ({ locale = 'ko', query, res }) => {
  res.setHeader('Cache-Control', 'private, no-store');
  const texts = await translations(locale, ['auth']);
  const token = mailedKey(query, 'token');
  // A token of another shape is of no link: its page has no form, which could only fail.
  return { props: { ...texts, token: SINGLE_USE_KEY.test(token) ? token : '' } };
}) satisfies GetServerSideProps;
