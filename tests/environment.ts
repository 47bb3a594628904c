import { builtinEnvironments, type Environment } from 'vitest/runtime';

/**
 * Classes that the provider's libraries, and what sends a form with a file, check; jsdom puts classes of its
 * own over them.
 */
const OWN = [
  ...(['ArrayBuffer', 'DataView', 'Uint8Array', 'Uint16Array', 'Uint32Array'] as const),
  ...(['Blob', 'File', 'FormData'] as const),
];

/** The class of a form that can be sent; jsdom's class reads the fields of a form element. */
const formDataOf = (SentFormData: typeof FormData, ElementFormData: typeof FormData) =>
  class extends SentFormData {
    constructor(...element: ConstructorParameters<typeof FormData>) {
      super();
      for (const [name, value] of new ElementFormData(...element)) this.append(name, value);
    }
  };

/** jsdom, in which the provider can run too. */
const environment: Environment = {
  name: 'page',
  viteEnvironment: 'client',
  async setup(global, options) {
    const own = Object.fromEntries(OWN.map((name) => [name, global[name]]));
    const jsdom = await builtinEnvironments.jsdom.setup(global, options);
    const { FormData: ElementFormData } = global;
    Object.assign(global, own);
    global.FormData = formDataOf(own.FormData, ElementFormData);
    return jsdom;
  },
};

// biome-ignore lint/style/noDefaultExport: vitest takes an environment by its default export
export default environment;
