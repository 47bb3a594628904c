import { builtinEnvironments, type Environment } from 'vitest/runtime';

/** Binary data that the provider's libraries check by class; jsdom puts classes of its own over them. */
const BINARY = ['ArrayBuffer', 'DataView', 'Uint8Array', 'Uint16Array', 'Uint32Array'] as const;

/** jsdom, in which the provider can run too. */
const environment: Environment = {
  name: 'page',
  viteEnvironment: 'client',
  async setup(global, options) {
    const own = Object.fromEntries(BINARY.map((name) => [name, global[name]]));
    const jsdom = await builtinEnvironments.jsdom.setup(global, options);
    Object.assign(global, own);
    return jsdom;
  },
};

// biome-ignore lint/style/noDefaultExport: vitest takes an environment by its default export
export default environment;
