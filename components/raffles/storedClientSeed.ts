/** Returns the client seed of an entry in progress, the same through retries and reloads. */
export function storedClientSeed(raffle: number, make: () => string): string {
  const key = `gyeol-client-seed:${raffle}`;
  try {
    const clientSeed = sessionStorage.getItem(key) ?? make();
    sessionStorage.setItem(key, clientSeed);
    return clientSeed;
  } catch {
    return make();
  }
}
