import type { IconNode } from 'lucide';
import { createElement } from 'react';

/** Creates the shapes of a Lucide icon, drawn on a square of 24 units. */
export const shapesOf = (icon: IconNode) =>
  icon.map(([tag, attributes]) => createElement(tag, { key: JSON.stringify(attributes), ...attributes }));
