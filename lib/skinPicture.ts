/** The edition of the drawings, part of their address: browsers cache them for a year. */
export const SKIN_PICTURES = '/skin-types/1';

/** Returns the address of a skin type's drawing, an SVG whose square is 640 by 640. */
export const skinPicture = (code: string) => `${SKIN_PICTURES}/${code}.svg`;
