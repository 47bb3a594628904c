/** A filled shape. */
export function fill(d: string, color: string, opacity = 1): string {
  return `<path d="${d}" fill="${color}"${opacity < 1 ? ` fill-opacity="${opacity}"` : ''}/>`;
}

/** An open stroke with round ends. */
export function stroke(d: string, color: string, width: number, opacity = 1): string {
  const faint = opacity < 1 ? ` stroke-opacity="${opacity}"` : '';
  return `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${faint}/>`;
}

/** A colour stop: place 0 to 1, colour, opacity. */
export type Stop = readonly [number, string, number?];

const stopTags = (stops: readonly Stop[]): string =>
  stops
    .map(([place, color, opacity = 1]) => {
      return `<stop offset="${place}" stop-color="${color}" stop-opacity="${opacity}"/>`;
    })
    .join('');

/** A linear gradient across the shape's own box, `angle` in degrees (0 to the right, 90 down). */
export function linear(id: string, angle: number, stops: readonly Stop[]): string {
  return `<linearGradient id="${id}" gradientTransform="rotate(${angle} .5 .5)">${stopTags(stops)}</linearGradient>`;
}

/** A round gradient across the shape's own box. */
export function radial(id: string, cx: number, cy: number, stops: readonly Stop[]): string {
  return `<radialGradient id="${id}" cx="${cx}" cy="${cy}" r=".75">${stopTags(stops)}</radialGradient>`;
}

/** A soft edge of `deviation` user units, for shadows and light. */
export function blur(id: string, deviation: number): string {
  return `<filter id="${id}" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="${deviation}"/></filter>`;
}

/** A whole drawing; hidden from assistive technology, since the page around it names it. */
export function frame(width: number, height: number, body: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" aria-hidden="true">${body}</svg>`;
}
