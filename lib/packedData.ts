/** JSON without undefined. */
type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

/** Keys of objects, and the values that all of them have in common, by the position of their keys. */
type Shape = [names: string[], common: Record<number, Json>];

/**
 * Data of a page in the form in which its HTML contains it. An object or array is written as an array that begins with
 * a number: LIST and the items, TEXT with start and length of a string in the page's text, REPEATED with the
 * position of a value in `repeated`, or SHAPES and more for one of `shapes`, with the values that differ.
 */
export interface PackedData {
  data: Json;
  shapes: Shape[];
  repeated: Json[];
  /** The checksum of the page's text; 0 if nothing refers to it. */
  checksum: number;
}

const LIST = 0;
const TEXT = 1;
const REPEATED = 2;
const SHAPES = 3;

/** Bytes of a string from which a reference to it is usually shorter. */
const WORTHWHILE = 9;

const bytesOf = (text: string) => (/[^ -~]/.test(text) ? 3 * text.length : text.length);

/** Returns a checksum of a page's text, by which the browser knows that it reads the same text. */
export const checksumOf = (text: string) => {
  let sum = 0;
  for (let at = 0; at < text.length; at += 1) sum = (Math.imul(sum, 31) + text.charCodeAt(at)) | 0;
  return sum;
};

const ENTITIES: [RegExp, string][] = [
  [/&lt;/g, '<'],
  [/&gt;/g, '>'],
  [/&quot;/g, '"'],
  [/&#x27;/g, "'"],
  [/&amp;/g, '&'],
];

const withoutEntities = (html: string) =>
  ENTITIES.reduce((all, [entity, character]) => all.replace(entity, character), html);

/**
 * Returns the texts of rendered HTML, then its addresses and times: what `textOfElement` reads in a browser, to
 * which everything within `noscript` is text.
 */
export function textOfHtml(html: string): string {
  const attributes: string[] = [];
  const texts = html.split(/<noscript>(.*?)<\/noscript>/s).map((part, index) => {
    if (index % 2 === 1) return part;
    const text = part.replace(/<[^>]*>/g, (tag) => {
      const [, value] = / (?:src|datetime)="([^"]*)"/i.exec(tag) ?? [];
      if (value !== undefined) attributes.push(withoutEntities(value));
      return '';
    });
    return withoutEntities(text);
  });
  return [texts.join(''), ...attributes].join('\n');
}

/** Returns the texts of an element, then its addresses and times. */
export function textOfElement(element: Element): string {
  const attributes = [...element.querySelectorAll('[src],[datetime]')].map(
    (it) => it.getAttribute('src') ?? it.getAttribute('datetime'),
  );
  return [element.textContent, ...attributes].join('\n');
}

const isSame = (one: Json | undefined, other: Json | undefined) => JSON.stringify(one) === JSON.stringify(other);

/** A value of the data, however often it occurs there. */
interface Unique {
  id: number;
  value: Json;
  /** The values in it, in its order. */
  parts: Unique[];
  /** In how many others it is. */
  uses: number;
  position?: number;
}

/** Packs JSON: strings of the page's `text` become references to it, and what is there repeatedly is there once. */
export function pack(data: unknown, text: string): PackedData {
  const simple = new Map<Json, Unique>();
  const composite = new Map<Json, Unique>();
  const intern = (value: Json): Unique => {
    if (typeof value !== 'object' || value === null) return simple.get(value) ?? add(simple, value, value, []);
    const parts = Object.values(value).map(intern);
    const names = Array.isArray(value) ? '' : JSON.stringify(Object.keys(value));
    const key = `${names}\0${parts.map(({ id }) => id)}`;
    return composite.get(key) ?? add(composite, key, value, parts);
  };
  const add = (known: Map<Json, Unique>, key: Json, value: Json, parts: Unique[]) => {
    for (const part of parts) part.uses += 1;
    const unique = { id: simple.size + composite.size, value, parts, uses: 0 };
    known.set(key, unique);
    return unique;
  };

  const shapes = new Map<string, { kind: number; names: string[]; written: Json[][] }>();
  const repeated: Json[] = [];
  const write = ({ value, parts }: Unique): Json => {
    if (typeof value !== 'object' || value === null) return value;
    if (Array.isArray(value)) return [LIST, ...parts.map(refer)];
    const names = Object.keys(value);
    const key = JSON.stringify(names);
    const shape = shapes.get(key) ?? { kind: SHAPES + shapes.size, names, written: [] };
    shapes.set(key, shape);
    const written = [shape.kind, ...parts.map(refer)];
    shape.written.push(written);
    return written;
  };
  /** Takes from the objects of a shape what they have in common. */
  const commonOf = ({ names, written }: { names: string[]; written: Json[][] }): Shape => {
    const [first = [], ...others] = written.map((it) => it.slice(1));
    const isCommon = names.map((_, at) => others.length > 0 && others.every((it) => isSame(it[at], first[at])));
    for (const node of written) node.splice(1, names.length, ...node.slice(1).filter((_, at) => !isCommon[at]));
    return [names, Object.fromEntries(first.map((it, at) => [at, it] as const).filter(([at]) => isCommon[at]))];
  };
  const refer = (unique: Unique): Json => {
    const { value, parts, uses } = unique;
    if (typeof value === 'string') {
      if (bytesOf(value) < WORTHWHILE) return value;
      const start = text.indexOf(value);
      if (start >= 0) return [TEXT, start, value.length];
    }
    if (uses < 2 || (typeof value !== 'string' && parts.length === 0)) return write(unique);
    if (unique.position === undefined) {
      unique.position = repeated.push(null) - 1;
      repeated[unique.position] = write(unique);
    }
    return [REPEATED, unique.position];
  };
  const packed = refer(intern(JSON.parse(JSON.stringify(data))));
  return { data: packed, shapes: [...shapes.values()].map(commonOf), repeated, checksum: checksumOf(text) };
}

/** Restores what `pack` has packed. Nothing in it is there twice, as no object of the store may be. */
export function unpack({ data, shapes, repeated }: PackedData, text: string): Json {
  const read = (node: Json | undefined): Json => {
    if (!Array.isArray(node)) return node ?? null;
    const [kind, ...values] = node as [number, ...Json[]];
    if (kind === LIST) return values.map(read);
    if (kind === REPEATED) return read(repeated[Number(values[0])]);
    if (kind === TEXT) return text.substr(Number(values[0]), Number(values[1]));
    const [names, common] = shapes[kind - SHAPES] ?? [[], {}];
    // lookup-allowed: positions of keys
    return Object.fromEntries(names.map((name, at) => [name, read(at in common ? common[at] : values.shift())]));
  };
  return read(data);
}
