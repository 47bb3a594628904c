import { screen } from '@testing-library/react';
import { http } from 'msw';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ScenarioPanel } from '@/components/dev/ScenarioPanel';
import { control, scenarioOf } from '@/mocks/control';
import { scenarios } from '@/mocks/scenarios';
import * as post from '@/pages/posts/[id]';
import { layScenario, server } from '../api';
import { allowConsole } from '../console';
import { renderPage } from '../render';

const ADDRESS = '*/api/v1/scenario/';
const anonymous = new Request('http://provider.mock/api/v1/topics/');
const chooseNone = new Request('http://provider.mock/api/v1/scenario/', {
  method: 'PUT',
  body: JSON.stringify({ name: null }),
});

afterEach(() => {
  vi.unstubAllEnvs();
});
beforeEach(async () => {
  await control(chooseNone.clone());
});

/** Mocks the mocked provider's controls (mocks/control.ts) and records the chosen scenario. */
function steer() {
  const chosen = vi.fn();
  server.use(
    http.all(ADDRESS, async ({ request }) => {
      if (request.method === 'PUT') chosen(await request.clone().json());
      return control(request);
    }),
  );
  return chosen;
}

test('the panel offers every scenario and none', async () => {
  steer();
  await renderPage(<ScenarioPanel />);
  for (const name of ['none', ...Object.keys(scenarios)]) {
    expect(await screen.findByText(name)).toBeInTheDocument();
  }
  expect(screen.getByText('none')).toHaveAttribute('aria-pressed', 'true');
});

test('?scenario= in the address chooses one for this browser and for static pages', async () => {
  const chosen = steer();
  // jsdom does not load pages and reports it; the choice before that is what is tested.
  allowConsole(/navigation/i);
  await renderPage(<ScenarioPanel />, { path: '/forums?scenario=huge' });
  await expect.poll(() => chosen).toHaveBeenCalledExactlyOnceWith({ name: 'huge' });
  await expect.poll(() => scenarioOf(anonymous)).toBe('huge');
});

test('a browser’s own choice takes precedence over that of the process', async () => {
  const own = new Request(anonymous, { headers: { 'X-Scenario': 'slow' } });
  expect(scenarioOf(own)).toBe('slow');
  expect(scenarioOf(anonymous)).toBeUndefined();
});

const aPost = { params: { id: '1' }, locale: 'ko', locales: ['ko', 'en'], defaultLocale: 'ko' };

test.each(['error', 'offline'] as const)(
  '%s: a static page keeps the site, and its panel, in development alone',
  async (scenario) => {
    layScenario(scenario);
    await expect(post.getStaticProps?.(aPost)).rejects.toThrow('The provider did not answer');
    vi.stubEnv('NODE_ENV', 'development');
    const answer = await post.getStaticProps?.(aPost);
    expect(answer).toMatchObject({ props: { unavailable: true, _nextI18Next: {} } });
  },
);

test('there is no panel over a real provider', async () => {
  server.use(http.get(ADDRESS, () => Response.json({ code: 'not_found' }, { status: 404 })));
  const { container } = await renderPage(<ScenarioPanel />);
  expect(container.querySelector('details')).toBeNull();
});
