import { posix } from 'node:path';
import { readSources, type Source } from '../lib/sources.ts';

const FOLDER = 'docs/decisions/';
const INDEX = `${FOLDER}README.md`;
const SECTIONS = ['Status', 'Context', 'Decision', 'Consequences'];
/** A number, and a name that does not begin with a month. */
const NAME = /^(\d{4})-(?!\d\d-)[a-z0-9]+(?:-[a-z0-9]+)*\.md$/;
const STATUS = /^## Status\n(Accepted|Superseded by \[\d{4}\]\([^)]+\))/m;
/** A mention of a record by its path, or a link to one of its neighbours. */
const MENTION = /docs\/decisions\/[\w.-]+\.md/g;
const LINK = /\]\(([\w.-]+\.md)\)/g;

const isRecord = ({ path }: Source) => path.startsWith(FOLDER) && path !== INDEX;
const nameOf = (path: string) => path.slice(FOLDER.length);

/** Lists the faults of one record's name, title, sections and status. */
function recordFaults({ path, text }: Source): string[] {
  const number = NAME.exec(nameOf(path))?.[1];
  if (!number) return [`${path}: name it NNNN-short-noun.md, with the next number of ${INDEX}`];
  const sections = [...text.matchAll(/^## (.+)\n+(?!## |$)/gm)].map(([, name]) => name);
  return [
    ...(text.startsWith(`# ${number} `) ? [] : [`${path}: begin the title with # ${number}`]),
    ...(sections.join() === SECTIONS.join() ? [] : [`${path}: write ${SECTIONS.join(', ')}`]),
    ...(STATUS.test(text) ? [] : [`${path}: begin the status with Accepted or Superseded by [NNNN]`]),
  ];
}

/** Returns the beginning of a record's line in the index, whose end is a summary. */
const indexLine = ({ path, text }: Source) => {
  const title = /^# \d{4} (.+)/.exec(text)?.[1];
  return `| [${nameOf(path).slice(0, 4)}](${nameOf(path)}) | ${title} | ${STATUS.exec(text)?.[1]} | `;
};

/** Lists the records whose line in the index is missing, outdated or without a summary. */
function indexFaults(records: Source[], index: string): string[] {
  const lines = index.split('\n').filter((line) => line.startsWith('| ['));
  return records
    .map(indexLine)
    .filter((start) => !lines.some((line) => line.startsWith(start) && /\w.* \|$/.test(line.slice(start.length))))
    .map((start) => `${INDEX}: add the line ${start}summary |`);
}

/** Lists the mentions of records that do not exist. */
function brokenMentions(sources: Source[]): string[] {
  const known = new Set(sources.map(({ path }) => path));
  return sources.flatMap(({ path, text }) => {
    const links = path.startsWith(FOLDER) ? [...text.matchAll(LINK)] : [];
    const targets = [
      ...[...text.matchAll(MENTION)].map(([target]) => target),
      ...links.map(([, name]) => posix.join(FOLDER, name ?? '')),
    ];
    return targets
      .filter((target) => !known.has(target))
      .map((target) => `${path} mentions ${target}, which does not exist`);
  });
}

/** Lists the faults of the decision records, their numbers, their index and mentions of them. */
export function decisionFaults(sources: Source[]): string[] {
  const records = sources.filter(isRecord);
  const numbers = records.map(({ path }) => nameOf(path).slice(0, 4));
  const twice = numbers.filter((number, index) => numbers.indexOf(number) !== index);
  const index = sources.find(({ path }) => path === INDEX)?.text ?? '';
  return [
    ...records.flatMap(recordFaults),
    ...twice.map((number) => `${FOLDER}: two records have the number ${number}`),
    ...indexFaults(
      records.filter(({ path }) => NAME.test(nameOf(path))),
      index,
    ),
    ...brokenMentions(sources),
  ];
}

/** Checks that each decision record is numbered, complete and indexed, and that mentions resolve. */
export const checkDecisions = (root: string): string[] => decisionFaults(readSources(root));
