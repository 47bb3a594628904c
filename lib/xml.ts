import XMLBuilder from 'fast-xml-builder';

/** Characters that XML 1.0 forbids, even escaped. */
const FORBIDDEN =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: those that XML forbids
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu;

const dropForbidden = (_name: string, value: unknown) => String(value).replace(FORBIDDEN, '');

const builder = new XMLBuilder({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  suppressEmptyNode: true,
  suppressBooleanAttributes: false,
  tagValueProcessor: dropForbidden,
  attributeValueProcessor: dropForbidden,
});

/**
 * Writes an XML document from an object: a key is an element, one that begins with `@` an attribute, an array
 * repeats its element. Texts are escaped; characters that XML forbids are removed.
 */
export const writeXml = (document: object): string =>
  `${builder.build({ '?xml': { '@version': '1.0', '@encoding': 'UTF-8' }, ...document })}\n`;
