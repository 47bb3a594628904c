const { resolve } = require('node:path');

const ours = (file) => JSON.stringify(resolve(__dirname, '../..', file));
const pageStyles = ours('lib/pageStyles.ts');

/** By file of Next's client: each place that is changed, and its replacement. */
const CHANGES = {
  // Styles of the next page become constructed stylesheets: Next would write them into `<style>` elements,
  // for which the Content-Security-Policy would have to allow inline styles.
  'index.js': [
    [/document\.createElement\('style'\)/, "document.createElement('template')"],
    [
      /styleTag\.appendChild\(document\.createTextNode\(text\)\);/,
      `require(${pageStyles}).restoreStyles(styleTag, text);`,
    ],
    [/(['"`])style\[data-n-href/, '$1template[data-n-href'],
    // A page's data is packed; see server/render/pageData.ts.
    [
      /JSON\.parse\(document\.getElementById\('__NEXT_DATA__'\)\.textContent\)/,
      `await require(${ours('lib/browser/readPageData.ts')}).readPageData()`,
    ],
    [/_client\.default\.hydrateRoot\(/, `require(${ours('lib/browser/hydrateRoot.ts')}).hydrateRoot(`],
    [/\/\/ Finally, clean up server rendered stylesheets:/, `require(${pageStyles}).applyStyles();\n$&`],
  ],
  // The build manifest is packed; see scripts/lib/buildManifest.ts.
  'route-loader.js': [
    [
      /resolve\(self\.__BUILD_MANIFEST\)/,
      `resolve(require(${ours('lib/clientManifest.ts')}).clientManifest(self.__BUILD_MANIFEST))`,
    ],
  ],
};

/**
 * Changes the file of Next's client that the option `file` names.
 * @throws an Error when this version of Next has changed one of the places
 */
module.exports = function nextClientLoader(source) {
  const { file } = this.getOptions();
  return CHANGES[file].reduce((text, [place, replacement]) => {
    if (!place.test(text)) throw new Error(`next/dist/client/${file} has no ${place} any more`);
    return text.replace(new RegExp(place, 'g'), replacement);
  }, source);
};
