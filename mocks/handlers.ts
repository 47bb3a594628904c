import { http } from 'msw';
import { MOCK_API_URL } from '../lib/env.ts';
import { control, scenarioOf } from './control.ts';
import { mockedProvider } from './provider.ts';
import { play } from './scenarios.ts';

/** Every call of the API goes to the provider in memory, under the scenario that holds. */
export const handlers = [
  http.all(`${MOCK_API_URL}/scenario/`, ({ request }) => control(request)),
  http.all(`${MOCK_API_URL}/*`, async ({ request }) => {
    const app = await mockedProvider();
    return play(scenarioOf(request), request, async (call) => app.fetch(call));
  }),
];
