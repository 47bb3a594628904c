import { own } from '../contract/own.ts';

/** Changes every value of a response by its key; walks through objects and lists. */
function walk(value: unknown, change: (key: string, value: unknown) => unknown, key = ''): unknown {
  const changed = change(key, value);
  if (changed !== value) return changed;
  if (Array.isArray(value)) return value.map((item) => walk(item, change, key));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, walk(item, change, name)]));
}

const isPage = (value: unknown): value is { count: number; results: unknown[] } =>
  typeof value === 'object' && value !== null && 'results' in value && 'count' in value;

/** Empties every list of a response; its fields beside the rows stay. */
export const empty = (body: unknown): unknown =>
  walk(body, (_key, value) => {
    if (isPage(value)) {
      const { results: _, ...rest } = value;
      const none = { count: 0, next: null, previous: null, results: [] };
      return { ...(empty(rest) as object), ...none };
    }
    return Array.isArray(value) && value.length > 0 ? [] : value;
  });

const TEXTS = '각질과보습사이에서오래망설인사람의기록을천천히남겨봅니다';
const LONG = {
  title: `${TEXTS.repeat(4)} ${'가나다라마바사아자차카타파하'.repeat(3)}`,
  nickname: '스무글자를꽉채운아주긴닉네임을가진회원',
  content: Array.from({ length: 60 }, () => `${TEXTS.repeat(6)}. 끝없이 이어지는 문단이에요.`).join('\n\n'),
  excerpt: TEXTS.repeat(10),
  introduction: TEXTS.repeat(20),
  name: TEXTS.slice(0, 24),
} as const;
const MANY = 48_213;

/** Returns the answer with every text at its longest and every count in the tens of thousands. */
export const huge = (body: unknown) =>
  walk(body, (key, value) => {
    // Their offsets are outside the shortened text.
    if (key === 'links' && Array.isArray(value)) return [];
    if (typeof value === 'string' && Object.hasOwn(LONG, key)) return own(LONG, key);
    if (typeof value === 'number' && (key === 'count' || key.endsWith('_count'))) return MANY;
    return value;
  });
