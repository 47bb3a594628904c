/** The parts of JSON Schema that the contract's schemas use. */
export interface Schema {
  type?: string | string[];
  format?: string;
  enum?: unknown[];
  const?: unknown;
  default?: unknown;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean | Schema;
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
}

const INDENT = '  ';

/** Formats a schema for readers: `{ id: integer, tags: string[] }`, over several lines. */
export function shapeOf(schema: Schema | undefined, indent = ''): string {
  if (!schema) return 'any';
  const { anyOf, oneOf = anyOf, allOf } = schema;
  if (oneOf) return oneOf.map((one) => shapeOf(one, indent)).join(' | ');
  if (allOf) return allOf.map((one) => shapeOf(one, indent)).join(' & ');
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  if ('const' in schema) return JSON.stringify(schema.const);
  if (Array.isArray(schema.type)) {
    return schema.type.map((type) => shapeOf({ ...schema, type }, indent)).join(' | ');
  }
  if (schema.type === 'array') return arrayOf(schema.items, indent);
  if (schema.type === 'object') return objectOf(schema, indent);
  return `${schema.type ?? 'any'}${limitsOf(schema)}`;
}

function arrayOf(items: Schema | undefined, indent: string): string {
  const item = shapeOf(items, indent);
  return /^[\w{][^|&]*$/.test(item) || item.startsWith('{') ? `${item}[]` : `(${item})[]`;
}

function objectOf({ properties = {}, required = [], additionalProperties }: Schema, indent: string) {
  const inner = indent + INDENT;
  const lines = Object.entries(properties).map(([name, schema]) => {
    const mark = required.includes(name) ? '' : '?';
    return `${inner}${name}${mark}: ${shapeOf(schema, inner)}`;
  });
  if (typeof additionalProperties === 'object') {
    lines.push(`${inner}[name]: ${shapeOf(additionalProperties, inner)}`);
  }
  return lines.length === 0 ? '{}' : `{\n${lines.join('\n')}\n${indent}}`;
}

/** Describes the limits of a value: ` (1–100, else 1)`. */
function limitsOf(schema: Schema): string {
  const { format, minimum = schema.minLength, maximum = schema.maxLength } = schema;
  const length = schema.maxLength === undefined && schema.minLength === undefined ? '' : ' long';
  const limits = [
    format,
    (minimum !== undefined || maximum !== undefined) && `${minimum ?? ''}–${maximum ?? ''}${length}`,
    schema.default !== undefined && `else ${JSON.stringify(schema.default)}`,
  ].filter(Boolean);
  return limits.length === 0 ? '' : ` (${limits.join(', ')})`;
}
