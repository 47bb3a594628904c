import { own } from '@/contract/own';
import shapes from './answerShapes.json';

/**
 * The shape of a JSON value: a type's name, a list of one shape, one of several shapes, or an object's keys
 * (`key?` is optional; other keys are allowed). `any` matches every value.
 */
export type Shape = string | ['list' | 'or', ...Shape[]] | { [key: string]: Shape };

const typeOf = (value: unknown) => (value === null ? 'null' : typeof value);

/** Returns whether a value has a shape. */
export function fits(shape: Shape, value: unknown): boolean {
  if (typeof shape === 'string') return shape === 'any' || shape === typeOf(value);
  if (Array.isArray(shape)) {
    const [kind, ...parts] = shape;
    if (kind === 'or') return parts.some((part) => fits(part, value));
    return Array.isArray(value) && value.every((item) => fits(parts[0] ?? 'any', item));
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  return Object.entries(shape).every(([name, part]) => {
    const key = name.replace(/\?$/, '');
    return Object.hasOwn(value, key) ? fits(part, own(value, key)) : key !== name;
  });
}

/** Returns whether an answer has the shape that the contract gives to an endpoint's. */
export const hasAnswerShape = (endpoint: string, answer: unknown): boolean =>
  fits((own(shapes, endpoint) as Shape | undefined) ?? 'any', answer);
