import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { z } from 'zod';
import { ImportError } from './sources.ts';

/** A video in a feed; `thumbnail` is an address at the source. */
export interface SourceVideo {
  sourceId: string;
  title: string;
  description: string;
  publishedAt: Date;
  viewCount: number;
  thumbnail: string | null;
}

/** YouTube's Atom feed, as the parser gives it. */
const entry = z.object({
  'yt:videoId': z.string().regex(/^[\w-]{11}$/),
  title: z.string().trim().min(1),
  published: z.string().pipe(z.coerce.date()),
  'media:group': z.object({
    'media:thumbnail': z.object({ '@url': z.url({ protocol: /^https$/ }) }).optional(),
    'media:description': z.string().default(''),
    'media:community': z
      .object({
        'media:statistics': z.object({ '@views': z.coerce.number().int().min(0).max(2_147_483_647) }).optional(),
      })
      .optional(),
  }),
});

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  // "007" is a title, not a number.
  parseTagValue: false,
  parseAttributeValue: false,
  isArray: (name) => name === 'entry',
});

/**
 * Reads the videos of a YouTube Atom feed, and the items that could not be used. @throws ImportError for
 * another file
 */
export function readFeed(xml: string): { videos: SourceVideo[]; problems: string[] } {
  const valid = XMLValidator.validate(xml);
  if (valid !== true) {
    throw new ImportError(`The feed is no XML: line ${valid.err.line}, ${valid.err.msg}`);
  }
  const { feed } = parser.parse(xml) as { feed?: { entry?: unknown[] } | '' };
  if (feed === undefined) throw new ImportError('This is no Atom feed: it has no <feed>');
  const videos: SourceVideo[] = [];
  const problems: string[] = [];
  for (const [index, raw] of (feed ? (feed.entry ?? []) : []).entries()) {
    const { data, error } = entry.safeParse(raw);
    if (!data) {
      const field = error.issues[0]?.path.join(' › ');
      problems.push(`Entry ${index + 1} is left out: its ${field} cannot be used`);
      continue;
    }
    const group = data['media:group'];
    videos.push({
      sourceId: data['yt:videoId'],
      title: data.title,
      description: group['media:description'],
      publishedAt: data.published,
      viewCount: group['media:community']?.['media:statistics']?.['@views'] ?? 0,
      thumbnail: group['media:thumbnail']?.['@url'] ?? null,
    });
  }
  return { videos, problems };
}
