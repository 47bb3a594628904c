// @vitest-environment node
import { http } from 'msw';
import type { GetStaticProps, NextApiResponse } from 'next';
import { beforeEach, expect, test } from 'vitest';
import texts from '@/pages/api/texts/[language]/[area]';
import * as typePage from '@/pages/skin/[type]';
import * as comparePage from '@/pages/skin/compare';
import * as surveyPage from '@/pages/surveys/[kind]';
import * as surveysPage from '@/pages/surveys/all/[page]';
import { siteTexts } from '@/provider/db/schema/site';
import enSkin from '@/public/locales/en/skin.json';
import koSkin from '@/public/locales/ko/skin.json';
import koSurveys from '@/public/locales/ko/surveys.json';
import { call, server, testProvider } from '../api';
import { aMember } from '../factories';

beforeEach(async () => {
  const { services } = await testProvider();
  await services.database.write((tx) => tx.delete(siteTexts));
});

/** Changes a text as an operator does. */
async function change(area: string, key: string, text: string, english: string) {
  const { token } = await aMember({ role: 'editor' });
  const body = { key, text, text_en: english, version: 0 };
  expect((await call('PUT', `manage/texts/${area}/`, { token, body })).status).toBe(200);
}

/** What next-i18next gives to a page of its texts. */
interface Shown {
  props?: { _nextI18Next?: { initialI18nStore: Record<string, Record<string, unknown>> } };
}
const filesOf = (answer: unknown, language = 'ko') =>
  (answer as Shown).props?._nextI18Next?.initialI18nStore[language] ?? {};
const render = async (page: { getStaticProps: GetStaticProps }, params: Record<string, string>, locale = 'ko') =>
  filesOf(await page.getStaticProps({ locale, params }), locale);

/** Fails the calls for the changed texts, and no others. */
const loseTexts = () => server.use(http.get('*/api/v1/texts/', () => new Response('', { status: 503 })));

test('every page of surveys and skin types is rendered with the changed texts, in the language of each', async () => {
  await change('skin', 'name.GMKP', '첫눈 내린 아침', 'First snow');
  await change('surveys', 'item.oil1', '이마가 반짝여요.', 'My forehead shines.');
  const skin = { ...koSkin, name: { ...koSkin.name, GMKP: '첫눈 내린 아침' } };
  const surveys = { ...koSurveys, item: { ...koSurveys.item, oil1: '이마가 반짝여요.' } };
  expect(await render(surveysPage, { page: '1' })).toMatchObject({ skin, surveys });
  expect(await render(surveyPage, { kind: 'skin-type' })).toMatchObject({ skin, surveys });
  expect(await render(typePage, { type: 'GMKP' })).toMatchObject({ skin, surveys });
  const english = await render(surveysPage, { page: '1' }, 'en');
  expect(english).toMatchObject({ skin: enSkin, surveys: { item: { oil1: 'My forehead shines.' } } });
});

test('a page that is rendered after a reset has what ships', async () => {
  await change('skin', 'name.GMKP', '첫눈 내린 아침', 'First snow');
  await render(surveysPage, { page: '1' });
  const { token } = await aMember({ role: 'editor' });
  await call('PUT', 'manage/texts/skin/reset/', { token, body: { key: 'name.GMKP', version: 1 } });
  expect((await render(surveysPage, { page: '1' })).skin).toEqual(koSkin);
});

test('a page is not stored without the changed texts: the copy before stays', async () => {
  loseTexts();
  await expect(surveysPage.getStaticProps({ locale: 'ko', params: { page: '1' } })).rejects.toThrow(
    /provider did not answer/,
  );
});

test('a survey that does not exist is a 404', async () => {
  expect(await surveyPage.getStaticProps({ locale: 'ko', params: { kind: 'hair' } })).toMatchObject({ notFound: true });
});

test('a page by request shows the texts that were read last while they cannot be read', async () => {
  await change('skin', 'name.GMKP', '첫눈 내린 아침', 'First snow');
  const { user } = await aMember();
  const open = async () =>
    filesOf(
      await comparePage.getServerSideProps({
        locale: 'ko',
        query: { with: user.username },
        resolvedUrl: `/skin/compare?with=${user.username}`,
        req: { headers: {}, cookies: {}, url: '/', socket: { remoteAddress: '2001:db8:9::1' } },
        res: { statusCode: 200, setHeader: () => undefined, getHeader: () => undefined },
      } as never),
    );
  await open();
  loseTexts();
  expect((await open()).skin).toMatchObject({ name: { GMKP: '첫눈 내린 아침', GMKJ: koSkin.name.GMKJ } });
});

/** Requests the file of an area, as a page does that loads it later. */
async function fileOf(language: string, area: string) {
  const said: { status: number; body?: unknown } = { status: 200 };
  const res = {
    setHeader: () => res,
    status(code: number) {
      said.status = code;
      return res;
    },
    json: (body: unknown) => void Object.assign(said, { body }),
    end: () => undefined,
  };
  const req = { query: { language, area }, headers: {}, socket: { remoteAddress: '2001:db8:9::2' } };
  await texts(req as never, res as unknown as NextApiResponse);
  return said;
}

test('a page that loads the names of skin types later gets the changed ones', async () => {
  await change('skin', 'name.GMKP', '첫눈 내린 아침', 'First snow');
  expect(await fileOf('ko', 'skin')).toEqual({
    status: 200,
    body: { ...koSkin, name: { ...koSkin.name, GMKP: '첫눈 내린 아침' } },
  });
  loseTexts();
  expect((await fileOf('ko', 'skin')).body).toMatchObject({ name: { GMKP: '첫눈 내린 아침' } });
});

test.each([
  ['ko', 'common'],
  ['ko', '../skin'],
  ['fr', 'skin'],
  ['__proto__', 'skin'],
])('no other file than those of changed texts is at /locales/%s/%s.json there', async (language, area) => {
  expect((await fileOf(language, area)).status).toBe(404);
});
