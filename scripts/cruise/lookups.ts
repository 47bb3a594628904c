import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import ts from 'typescript';

/**
 * Folders whose code handles untrusted names: requests, responses, addresses, files of an operator.
 */
const FOLDERS = [
  ...['contract', 'lib', 'api', 'store', 'server', 'hooks', 'components', 'routes', 'pages'],
  ...['provider', 'seed', 'mocks', 'scripts'],
];
const FILES = ['instrumentation.ts', 'instrumentation-client.ts', 'next.config.js'];
/** Tests and the first content write their own keys. */
const OUT = /\.(test|d)\.tsx?$|^provider\/test(ing|Catalogue)|^seed\/content\/|^scripts\/cruise\/|node_modules/;
/** The helpers themselves. */
const HELPERS = ['contract/own.ts', 'api/tags.ts'];
/** Permits one lookup, on its line or the line before, with a reason of some words. */
const ALLOWED = /\/\/ lookup-allowed: \S+(?: \S+){2,}/;

const ADVICE =
  'a name from outside can be one of Object.prototype: use own() of contract/own.ts, a Map or a Zod enum (tagOf() of api/tags.ts for a cache tag), or give a reason with "// lookup-allowed: …"';

/** Returns whether a value of `type` can be any text, and not one of some names that the code lists. */
function isOpenText(checker: ts.TypeChecker, type: ts.Type): boolean {
  const constraint = type.flags & ts.TypeFlags.TypeParameter && checker.getBaseConstraintOfType(type);
  if (constraint) return isOpenText(checker, constraint);
  if (type.isUnion()) return type.types.some((part) => isOpenText(checker, part));
  const open =
    ts.TypeFlags.Any |
    ts.TypeFlags.Unknown |
    ts.TypeFlags.String |
    ts.TypeFlags.TemplateLiteral |
    ts.TypeFlags.StringMapping;
  return (type.flags & open) !== 0;
}

/** Returns the id of a literal cache tag, `{ type: 'User', id: name }`, which RTK Query looks up in an object. */
function tagIdOf(node: ts.Node): ts.Expression | undefined {
  if (!ts.isObjectLiteralExpression(node) || node.properties.length !== 2) return undefined;
  const [type, id] = node.properties;
  if (type?.name?.getText() !== 'type' || id?.name?.getText() !== 'id') return undefined;
  const isTag = ts.isPropertyAssignment(type) && ts.isStringLiteral(type.initializer);
  if (!isTag) return undefined;
  if (ts.isShorthandPropertyAssignment(id)) return id.name;
  return ts.isPropertyAssignment(id) ? id.initializer : undefined;
}

/** Returns the key by which a node looks something up in an object. */
function keyOf(node: ts.Node): ts.Expression | undefined {
  if (ts.isElementAccessExpression(node)) return node.argumentExpression;
  if (ts.isObjectLiteralExpression(node)) return tagIdOf(node);
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.InKeyword) {
    return node.left;
  }
  const isPattern = ts.isBindingElement(node) && node.propertyName;
  return isPattern && ts.isComputedPropertyName(isPattern) ? isPattern.expression : undefined;
}

/**
 * Returns whether a template begins with a literal, such as `photo-${id}`, so that its value is no property
 * of `Object.prototype`.
 */
const isPrefixed = (key: ts.Expression): boolean =>
  ts.isTemplateExpression(key) && key.head.text !== '' && !key.head.text.startsWith('_');

/** Returns whether a key is a type assertion, which does not check the text. */
const isAssertion = (key: ts.Expression): boolean =>
  ts.isParenthesizedExpression(key)
    ? isAssertion(key.expression)
    : ts.isAsExpression(key) && !ts.isConstTypeReference(key.type);

/** Lists the lookups of plain objects by an unchecked name in `file`, a line each. */
function lookupsIn(checker: ts.TypeChecker, file: ts.SourceFile, name: string): string[] {
  const lines = file.text.split('\n');
  const found: string[] = [];
  const visit = (node: ts.Node) => {
    ts.forEachChild(node, visit);
    const key = keyOf(node);
    if (!key || ts.isLiteralExpression(key) || isPrefixed(key)) return;
    if (!isAssertion(key) && !isOpenText(checker, checker.getTypeAtLocation(key))) return;
    const { line } = file.getLineAndCharacterOfPosition(key.getStart(file));
    if ([lines[line], lines[line - 1]].some((text) => text && ALLOWED.test(text))) return;
    found.push(`${name}:${line + 1} ${node.getText(file).split('\n')[0]}: ${ADVICE}`);
  };
  visit(file);
  return found;
}

/** Lists the lookups of plain objects by an unchecked name in the files of a compiler's program. */
export function lookupsOf(program: ts.Program, root: string, isChecked: (name: string) => boolean) {
  const checker = program.getTypeChecker();
  return program.getSourceFiles().flatMap((file) => {
    const name = relative(root, file.fileName);
    return isChecked(name) ? lookupsIn(checker, file, name) : [];
  });
}

const isChecked = (name: string) =>
  !HELPERS.includes(name) &&
  !OUT.test(name) &&
  (FILES.includes(name) || FOLDERS.some((folder) => name.startsWith(`${folder}/`)));

/** Lists the lookups of plain objects by a name that may come from outside, a line each. */
function checkLookups(root: string): string[] {
  const path = join(root, 'tsconfig.json');
  const { config } = ts.readConfigFile(path, (file) => readFileSync(file, 'utf8'));
  const { fileNames, options } = ts.parseJsonConfigFileContent(config, ts.sys, dirname(path));
  const rootNames = fileNames.filter((file) => isChecked(relative(root, file)));
  return lookupsOf(ts.createProgram({ rootNames, options }), root, isChecked);
}

/** `npm run lint` runs it as a program of its own, beside the other checks. */
if (process.argv[1] === import.meta.filename) {
  const found = checkLookups(process.cwd());
  for (const line of found) console.log(line);
  process.exitCode = found.length > 0 ? 1 : 0;
}
