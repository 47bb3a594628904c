import { useEffect, useState } from 'react';

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
export function useScenario() {
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
