import styles from './ScenarioPanel.module.css';
import { useScenario } from './useScenario';

/** The first content's two accounts; their password is in the README. */
const ACCOUNTS = ['demo', 'manager'];
const PASSWORD = 'gyeol-demo-2026';

async function enter(username: string) {
  const { signIn } = await import('next-auth/react');
  await signIn('credentials', { username, password: PASSWORD, redirect: false });
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
