import { type ScenarioName, scenarioNamed, scenarios } from './scenarios.ts';

/** The scenario of this process: static pages are rendered without anybody's cookie. */
let chosen: ScenarioName | undefined;

/** The scenario a call is answered under: the one its browser chose, else that of the process. */
export function scenarioOf(request: Request): ScenarioName | undefined {
  return scenarioNamed(request.headers.get('X-Scenario')) ?? chosen;
}

/** GET: the scenarios' names and the one that holds. PUT: `{name}` chooses one, `null` none. */
export async function control(request: Request): Promise<Response> {
  if (request.method === 'PUT') {
    const { name } = (await request.json()) as { name: string | null };
    chosen = scenarioNamed(name);
    const cookie = chosen ? `scenario=${chosen}; Path=/; SameSite=Lax` : 'scenario=; Path=/; SameSite=Lax; Max-Age=0';
    return Response.json({ chosen: chosen ?? null }, { headers: { 'Set-Cookie': cookie } });
  }
  return Response.json({ names: Object.keys(scenarios), chosen: scenarioOf(request) ?? null });
}
