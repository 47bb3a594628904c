/** The words of an entry under way, the same through retries and reloads. */
export function keptWords(raffle: number, make: () => string): string {
  const key = `gyeol-words:${raffle}`;
  try {
    const words = sessionStorage.getItem(key) ?? make();
    sessionStorage.setItem(key, words);
    return words;
  } catch {
    return make();
  }
}
