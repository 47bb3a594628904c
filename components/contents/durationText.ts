const two = (value: number) => String(value).padStart(2, '0');

/** Formats seconds as a player does: `3:08`, `1:02:30`. */
export function durationText(seconds: number): string {
  const [hours, minutes, rest] = [seconds / 3600, (seconds % 3600) / 60, seconds % 60].map(Math.floor);
  return hours ? `${hours}:${two(minutes ?? 0)}:${two(rest ?? 0)}` : `${minutes}:${two(rest ?? 0)}`;
}
