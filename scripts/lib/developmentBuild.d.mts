import type { BuildOptions } from 'esbuild';

/** The folder of the programs compiled for development. */
export declare const OUTPUT: string;

/** Returns the options of esbuild that compile programs for development, each by its name in `OUTPUT`. */
export declare function developmentBuild(entryPoints: Record<string, string>): BuildOptions;
