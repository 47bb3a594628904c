import { useEffect, useState } from 'react';
import { DEMO_PASSWORD } from '@/contract/constants/demo';
import styles from './ScenarioPanel.module.css';

interface Scenarios {
  names: string[];
  chosen: string | null;
}

/** The address at which the mocked provider is controlled; a real one answers 404. */
const ADDRESS = '/api/v1/scenario/';

async function choose(name: string | null) {
  await fetch(ADDRESS, {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ name }),
  });
  const here = new URL(window.location.href);
  here.searchParams.delete('scenario');
  window.location.replace(here);
}

/**
 * Returns the mocked provider's scenarios, or null with a real provider. `?scenario=NAME` in the page's
 * address chooses one, `?scenario=` none; both reload the page.
 */
function useScenario() {
  const [scenarios, setScenarios] = useState<Scenarios | null>(null);
  useEffect(() => {
    const asked = new URLSearchParams(window.location.search).get('scenario');
    if (asked !== null) {
      void choose(asked || null);
      return;
    }
    void fetch(ADDRESS)
      .then(async (answer) => (answer.ok ? ((await answer.json()) as Scenarios) : null))
      .then(setScenarios);
  }, []);
  return { scenarios, choose };
}

/** The first content's two accounts. */
const ACCOUNTS = ['demo', 'manager'];

async function enter(username: string) {
  const { signIn } = await import('next-auth/react');
  await signIn('credentials', { username, password: DEMO_PASSWORD, redirect: false });
  window.location.reload();
}

/** Renders the scenario menu of the mocked site, in English; it is never part of a build. */
export function ScenarioPanel() {
  const { scenarios, choose } = useScenario();
  if (!scenarios) return null;
  return (
    <details className={styles.panel} lang="en">
      <summary className={styles.summary}>{scenarios.chosen ?? 'mock'}</summary>
      <div className={styles.body}>
        <fieldset className={styles.group}>
          <legend>Scenario</legend>
          {[null, ...scenarios.names].map((name) => (
            <button
              key={name}
              type="button"
              className={styles.choice}
              aria-pressed={name === scenarios.chosen}
              onClick={() => choose(name)}
            >
              {name ?? 'none'}
            </button>
          ))}
        </fieldset>
        <fieldset className={styles.group}>
          <legend>Sign in</legend>
          {ACCOUNTS.map((username) => (
            <button key={username} type="button" className={styles.choice} onClick={() => enter(username)}>
              {username}
            </button>
          ))}
        </fieldset>
        <p className={styles.group}>
          <a href="/outbox">Outbox</a>
          <a href="/api/v1/docs/">API</a>
        </p>
      </div>
    </details>
  );
}
