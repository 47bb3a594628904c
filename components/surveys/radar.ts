import { curveCardinalClosed, lineRadial } from 'd3-shape';

/** The drawing's own units. */
export const RADAR = { size: 320, radius: 104, rings: [0.25, 0.5, 0.75, 1] };

/** Computes a smooth closed path through a share (0 to 1) of the radius on each axis, from the top. */
export function radarPath(shares: readonly number[]): string {
  const angle = (index: number) => (index / shares.length) * 2 * Math.PI;
  const line = lineRadial<number>()
    .angle((_, index) => angle(index))
    .radius((share) => Math.max(0.06, share) * RADAR.radius)
    .curve(curveCardinalClosed.tension(0.35));
  return line([...shares]) ?? '';
}

/** Returns the position of an axis's name. */
export function labelAt(index: number, count: number) {
  const angle = (index / count) * 2 * Math.PI;
  const far = RADAR.radius + 22;
  return { x: Math.sin(angle) * far, y: -Math.cos(angle) * far };
}
