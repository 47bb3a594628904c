import type { GetServerSideProps, InferGetServerSidePropsType } from 'next';
import { useTranslation } from 'react-i18next';
import { forumsApi } from '@/api/forums';
import { pointsApi, useGetWelcomeGiftsQuery } from '@/api/points';
import { useGetUserQuery, usersApi } from '@/api/users';
import { Layout } from '@/components/layout/Layout';
import { Seo } from '@/components/layout/Seo';
import { SessionEnded } from '@/components/users/SessionEnded';
import { useOwnUser } from '@/components/users/useOwnUser';
import { Gifts } from '@/components/welcome/Gifts';
import { PeopleStep, suggested, toVisit } from '@/components/welcome/PeopleStep';
import { SkinStep } from '@/components/welcome/SkinStep';
import { stepOf } from '@/components/welcome/steps';
import { WelcomeFrame } from '@/components/welcome/WelcomeFrame';
import { paths } from '@/lib/paths';
import { returnPathOf } from '@/server/render/authPage';
import { renderRequest } from '@/server/render/page';
import { requireSession } from '@/server/render/session';

type Props = InferGetServerSidePropsType<typeof getServerSideProps>;

/** Renders /welcome: a step of the welcome of a new member, whose address has been verified. */
export default function WelcomePage({ member, step, returnPath }: Pick<Props, 'member' | 'step' | 'returnPath'>) {
  const { t } = useTranslation('welcome');
  const user = useOwnUser(member);
  const { data: profile } = useGetUserQuery({ username: member.username }, { skip: !user });
  const { data: gifts } = useGetWelcomeGiftsQuery(undefined, { skip: !user || step !== 'gifts' });
  const type = profile?.skin_type ?? null;
  const path = paths.welcome({ step, callbackUrl: returnPath ?? undefined });
  return (
    <Layout path={path} narrow focused>
      <Seo path={paths.welcome()} title={t('title')} noindex />
      {user ? (
        <WelcomeFrame
          key={step}
          step={step}
          nickname={user.nickname}
          returnPath={returnPath}
          hasGifts={gifts === undefined || Object.values(gifts).some((gift) => gift > 0)}
          isDone={step !== 'skin' || type !== null}
        >
          {step === 'gifts' ? <Gifts gifts={gifts} /> : null}
          {step === 'skin' ? <SkinStep type={type} /> : null}
          {step === 'people' ? <PeopleStep type={type} /> : null}
        </WelcomeFrame>
      ) : (
        <SessionEnded path={path} />
      )}
    </Layout>
  );
}

export const getServerSideProps = ((context) =>
  requireSession(context, async ({ session, settings }) => {
    const { user: member } = session;
    const step = stepOf(context.query.step);
    return renderRequest(context, {
      namespaces: ['welcome', 'skin', 'members', 'users'],
      settings,
      given: { member, step, returnPath: returnPathOf(context.query.callbackUrl) },
      load: async (fetchQuery) => {
        const { skin_type } = await fetchQuery(usersApi.endpoints.getUser.initiate({ username: member.username }));
        if (step === 'gifts') await fetchQuery(pointsApi.endpoints.getWelcomeGifts.initiate());
        if (step !== 'people') return;
        await Promise.all([
          fetchQuery(usersApi.endpoints.getRecommendation.initiate(suggested)),
          fetchQuery(forumsApi.endpoints.getForumsToVisit.initiate(toVisit(skin_type))),
        ]);
      },
    });
  })) satisfies GetServerSideProps;
