import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { POST_CONTENT_MAX } from '../../../contract/constants/common.ts';
import type { NotionRecordMap } from '../../../contract/posts.ts';
import { hasVisible } from '../../../contract/typedText.ts';
import { postNotions } from '../../db/schema/posts.ts';
import type { Db } from '../../platform/db/client.ts';
import type { FieldReason } from '../../platform/errors/fieldErrors.ts';

/** Limits of a page: blocks, their depth, and pieces of text in one of them. */
const MAX_BLOCKS = 500;
const MAX_DEPTH = 10;
const MAX_PIECES = 200;
const MAX_HREF = 2000;

/** Blocks that are rendered as their text and the blocks within them only. */
const blockTypes = [
  ...['text', 'header', 'sub_header', 'sub_sub_header', 'quote', 'callout', 'divider'],
  ...['bulleted_list', 'numbered_list', 'to_do', 'toggle', 'column_list', 'column'],
];

/** The reason for rejecting a page, as `readNotionPage` returns it. */
class Fault extends Error {
  readonly reason: FieldReason;
  constructor(reason: FieldReason) {
    super(reason);
    this.reason = reason;
  }
}

const id = z.string().regex(/^[0-9a-f-]{32,36}$/i);
const text = z.string().refine((value) => !/[\0\p{Surrogate}]/u.test(value));
/** A decoration of a text, such as bold or a link, with its value. */
const decoration = z.tuple([z.string()]).rest(z.unknown());
const piece = z.tuple([text, z.array(decoration).max(10).optional()]);
const pieces = z.array(piece).max(MAX_PIECES);
/** A block as Notion exports it, of which everything else is left out. */
const exported = z.object({
  type: z.string(),
  properties: z.object({ title: pieces.optional(), checked: z.array(z.tuple([text])).optional() }).optional(),
  content: z.array(id).max(MAX_BLOCKS).optional(),
  format: z.object({ page_icon: text.optional().catch(undefined) }).optional(),
});

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Returns the block of an entry, which newer exports nest one level deeper. @throws Fault */
function blockOf(entry: unknown): z.output<typeof exported> {
  const outer = isObject(entry) ? entry.value : undefined;
  const inner = isObject(outer) && isObject(outer.value) ? outer.value : outer;
  const read = exported.safeParse(inner);
  if (!read.success) throw new Fault('notionShape');
  return read.data;
}

const SIMPLE = new Set(['b', 'i', 's', '_', 'c']);
/** Colours and comments, which are not shown. */
const DROPPED = new Set(['h', 'm']);

const link = text.pipe(z.url({ protocol: /^(?:https?|mailto)$/ }).max(MAX_HREF));

function hrefOf(value: unknown): string {
  const href = link.safeParse(value);
  if (!href.success) throw new Fault('notionLink');
  return href.data;
}

function decorationsOf(given: z.output<typeof decoration>[]): string[][] {
  return given.flatMap(([name, value]) => {
    if (SIMPLE.has(name)) return [[name]];
    if (DROPPED.has(name)) return [];
    if (name !== 'a') throw new Fault('notionBlock');
    return [[name, hrefOf(value)]];
  });
}

const highlightParts = (given: z.output<typeof pieces>): [string, string[][]?][] =>
  given.map(([text, decorations = []]) => {
    const stored = decorationsOf(decorations);
    return stored.length > 0 ? [text, stored] : [text];
  });

const linksOf = (decorations: string[][] = []) =>
  decorations.flatMap(([name, href]) => (name === 'a' && href ? [href] : []));

/** Returns a callout's emoji; undefined for the address of a picture. */
const iconOf = (icon: string | undefined) =>
  icon !== undefined && icon.length <= 16 && !/[\w/.:]/.test(icon) ? icon : undefined;

/**
 * Returns an id for the block at this position; ids sort in the order of the blocks, as the database orders
 * keys of one length.
 */
const newId = (at: number) => `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`;

/** A page as it is stored, the targets of its links, and its text on one line. */
export interface NotionPage {
  recordMap: NotionRecordMap;
  targets: string[];
  plain: string;
}

/** Rebuilds the page from the known parts of its blocks. @throws Fault */
function rebuild(given: NotionRecordMap): NotionPage {
  const entries = new Map(Object.entries(given.block));
  const [root] = entries.keys();
  if (root === undefined) throw new Fault('notionShape');
  const block: Record<string, unknown> = {};
  const said: string[] = [];
  const targets: string[] = [];
  const seen = new Set<string>();

  const add = (key: string, parent: string, depth: number): string => {
    // A block in two places, or within itself, would be rendered endlessly.
    if (seen.has(key) || !entries.has(key)) throw new Fault('notionShape');
    if (seen.size >= MAX_BLOCKS || depth > MAX_DEPTH) throw new Fault('notionLong');
    const made = newId(seen.size);
    seen.add(key);
    const { type, properties, content = [], format } = blockOf(entries.get(key));
    const isRoot = depth === 0;
    if (isRoot && type !== 'page') throw new Fault('notionShape');
    if (!isRoot && !blockTypes.includes(type)) throw new Fault('notionBlock');
    const title = isRoot ? [] : highlightParts(properties?.title ?? []);
    const text = title.map(([fragment]) => fragment).join('');
    if (text) said.push(text);
    targets.push(...title.flatMap(([, decorations]) => linksOf(decorations)));
    const icon = type === 'callout' ? iconOf(format?.page_icon) : undefined;
    const value: Record<string, unknown> = {
      id: made,
      type,
      properties: {
        ...(title.length > 0 && { title }),
        ...(type === 'to_do' && {
          checked: [[properties?.checked?.[0]?.[0] === 'Yes' ? 'Yes' : 'No']],
        }),
      },
      ...(icon && { format: { page_icon: icon } }),
      parent_id: parent,
      parent_table: isRoot ? 'space' : 'block',
      alive: true,
    };
    // lookup-allowed: a key that is made here
    block[made] = { role: 'reader', value };
    if (content.length > 0) value.content = content.map((child) => add(child, made, depth + 1));
    return made;
  };
  add(root, newId(0), 0);

  const plain = said.join(' ');
  if (!hasVisible(plain)) throw new Fault('notionEmpty');
  if (plain.length > POST_CONTENT_MAX) throw new Fault('notionLong');
  const none = { collection: {}, collection_view: {}, collection_query: {}, notion_user: {} };
  return { recordMap: { block, ...none, signed_urls: {} }, targets, plain };
}

/**
 * Reads a page that a member exported from Notion: a tree of blocks whose first is the page. The stored
 * page is built from the texts, links and kinds of its blocks, and nothing else of the export. Returns
 * the reason when a part cannot be stored.
 */
export function readNotionPage(given: NotionRecordMap): NotionPage | FieldReason {
  try {
    return rebuild(given);
  } catch (error) {
    if (error instanceof Fault) return error.reason;
    throw error;
  }
}

/** Saves a post's Notion page in place of an earlier one; null removes it. */
export async function saveRecordMap(tx: Db, postId: number, recordMap: NotionRecordMap | null) {
  if (!recordMap) {
    await tx.delete(postNotions).where(eq(postNotions.postId, postId));
    return;
  }
  await tx
    .insert(postNotions)
    .values({ postId, recordMap })
    .onConflictDoUpdate({ target: postNotions.postId, set: { recordMap } });
}
