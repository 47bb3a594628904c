import { type ScenarioName, scenarioNamed, scenarios } from './scenarios.ts';

/** The scenario of this process: static pages are rendered without a cookie. */
let chosen: ScenarioName | undefined;

/** Returns the scenario of a call: the one chosen in its browser, else that of the process. */
export function scenarioOf(request: Request): ScenarioName | undefined {
  return scenarioNamed(request.headers.get('X-Scenario')) ?? chosen;
}

/** Answers GET with the scenarios' names and the current one; PUT `{name}` chooses one, `null` none. */
export async function control(request: Request): Promise<Response> {
  if (request.method === 'PUT') {
    const { name } = (await request.json()) as { name: string | null };
    chosen = scenarioNamed(name);
    const cookie = chosen ? `scenario=${chosen}; Path=/; SameSite=Lax` : 'scenario=; Path=/; SameSite=Lax; Max-Age=0';
    return Response.json({ chosen: chosen ?? null }, { headers: { 'Set-Cookie': cookie } });
  }
  return Response.json({ names: Object.keys(scenarios), chosen: scenarioOf(request) ?? null });
}
