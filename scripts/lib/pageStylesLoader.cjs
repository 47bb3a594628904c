const { resolve } = require('node:path');

const ours = JSON.stringify(resolve(__dirname, '../../lib/pageStyles.ts'));

/** Each place in Next's client that handles a `<style>` element, and its replacement. */
const CHANGES = [
  [/document\.createElement\('style'\)/, "document.createElement('template')"],
  [/styleTag\.appendChild\(document\.createTextNode\(text\)\);/, `require(${ours}).restoreStyles(styleTag, text);`],
  [/(['"`])style\[data-n-href/, '$1template[data-n-href'],
  [/\/\/ Finally, clean up server rendered stylesheets:/, `require(${ours}).applyStyles();\n$&`],
];

/**
 * Makes Next's client apply the stylesheets of the next page as constructed ones: it would write them
 * into `<style>` elements, for which the Content-Security-Policy would have to allow inline styles.
 * @throws an Error when this version of Next has changed one of these places
 */
module.exports = function pageStylesLoader(source) {
  return CHANGES.reduce((text, [place, replacement]) => {
    if (!place.test(text)) throw new Error(`next/dist/client/index.js has no ${place} any more`);
    return text.replace(new RegExp(place, 'g'), replacement);
  }, source);
};
