import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { control, scenarioOf } from './control.ts';
import { type Answer, play } from './scenarios.ts';

/** Creates the mocked provider's HTTP server, which answers under the scenario that a browser chose. */
export const createMockServer = (answer: Answer) =>
  createServer(
    getRequestListener(
      async (request, { outgoing }) => {
        const given = await answerCall(request, answer);
        // The scenario of a provider that is down.
        if (given.type !== 'error') return given;
        outgoing.destroy();
        return RESPONSE_ALREADY_SENT;
      },
      { overrideGlobalObjects: false },
    ),
  );

async function answerCall(request: Request, answer: Answer): Promise<Response> {
  const { url, method, headers, signal } = request;
  const body = ['GET', 'HEAD'].includes(method) ? undefined : await request.arrayBuffer();
  const call = new Request(url, { method, headers, signal, body });
  if (new URL(url).pathname === '/api/v1/scenario/') return control(call);
  return play(scenarioOf(call), call, answer);
}
