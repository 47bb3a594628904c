import ts from 'typescript';
import { CODE, readSources, type Source } from '../lib/sources.ts';

/** A verb in the third person: “Returns”, not “This”, “Status” or “Address”. */
const VERB = /^[A-Z][a-z]*[^\W\diusA-Z]s[,;]?$/;
/** Words that end like such a verb: auxiliaries, adverbs, and plural nouns that a docstring may begin with. */
const OTHERS = new Set([
  ...['Always', 'Besides', 'Does', 'Has', 'Its', 'Perhaps', 'Sometimes', 'Was'],
  ...['Bytes', 'Days', 'Hearts', 'Hours', 'Ids', 'Mails', 'Milliseconds', 'Minutes', 'News', 'Seconds'],
  ...['Columns', 'Conditions', 'Errors', 'Fields', 'Items', 'Keys', 'Lines', 'Pages', 'Pieces', 'Rows', 'Texts'],
  ...['Tags', 'Things', 'Times', 'Titles', 'Values', 'Widths', 'Words'],
  ...['Badges', 'Banners', 'Categories', 'Challenges', 'Comments', 'Courses', 'Events', 'Forums', 'Members'],
  ...['Missions', 'Notifications', 'Pictures', 'Products', 'Questions', 'Raffles', 'Topics', 'Users', 'Videos'],
]);
/** Calls that return a component for the function that they are given. */
const WRAPPERS = /^(memo|forwardRef)$/;

const ADVICE = 'begins with no verb; write what the function does (“Returns …”, “Renders …”, “Deletes …”)';

/** Returns whether an expression is a function, or a component made of one. */
function isFunction(node: ts.Node | undefined): boolean {
  if (!node) return false;
  if (ts.isArrowFunction(node) || ts.isFunctionExpression(node)) return true;
  if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node) || ts.isSatisfiesExpression(node)) {
    return isFunction(node.expression);
  }
  return ts.isCallExpression(node) && WRAPPERS.test(node.expression.getText()) && isFunction(node.arguments[0]);
}

/** Returns the names that a file exports apart from their declarations: `export { name }`, `export default name`. */
function exportedNames(file: ts.SourceFile): Set<string> {
  return new Set(
    file.statements.flatMap((statement) => {
      if (ts.isExportAssignment(statement)) return [statement.expression.getText()];
      const clause = ts.isExportDeclaration(statement) ? statement.exportClause : undefined;
      if (!clause || !ts.isNamedExports(clause)) return [];
      return clause.elements.map(({ name, propertyName }) => (propertyName ?? name).text);
    }),
  );
}

/** Returns the function that a statement declares, by its name; undefined for any other statement. */
function functionOf(statement: ts.Statement): string | undefined {
  if (ts.isFunctionDeclaration(statement)) return statement.name?.text ?? 'default';
  if (!ts.isVariableStatement(statement)) return undefined;
  const [declaration] = statement.declarationList.declarations;
  return declaration && isFunction(declaration.initializer) ? declaration.name.getText() : undefined;
}

/** Returns the first word of a docstring without its marks. */
const openingOf = (docstring: string): string =>
  docstring
    .replace(/^\/\*\*/, '')
    .replace(/\*\/$/, '')
    .replace(/^[ \t]*\*/gm, '')
    .trim()
    .split(/\s/, 1)[0] ?? '';

/** Lists the exported functions in `sources` whose docstring does not begin with a verb, a line each. */
export const docstringsWithoutVerb = (sources: Source[]): string[] =>
  sources
    .filter(({ path }) => CODE.test(path) && !path.endsWith('.d.ts'))
    .flatMap(({ path, text }) => {
      const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
      const named = exportedNames(file);
      return file.statements.flatMap((statement) => {
        const name = functionOf(statement);
        const docstring = ts.getJSDocCommentsAndTags(statement).findLast(ts.isJSDoc);
        if (name === undefined || !docstring) return [];
        const modifiers = (ts.canHaveModifiers(statement) && ts.getModifiers(statement)) || [];
        const isExported = named.has(name) || modifiers.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
        const opening = openingOf(docstring.getText());
        if (!isExported || (VERB.test(opening) && !OTHERS.has(opening.replace(/[,;]$/, '')))) return [];
        const line = file.getLineAndCharacterOfPosition(docstring.getStart()).line + 1;
        return [`${path}:${line} the docstring of ${name} ${ADVICE}`];
      });
    });

/** Lists the exported functions of the repository in `root` whose docstring does not begin with a verb. */
export const checkDocstrings = (root: string): string[] => docstringsWithoutVerb(readSources(root));
