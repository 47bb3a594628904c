import { Head } from 'next/document';
import type { ComponentProps, ReactElement } from 'react';

type Files = Parameters<Head['getScripts']>[0];

const isScript = (it: ReactElement<ComponentProps<'script'>> | null) => it?.props.src !== undefined;

/** Renders a page's head; in a build, with the addresses of its scripts for public/scripts.js, which requests them. */
export class DocumentHead extends Head {
  override getDynamicChunks(files: Files) {
    return this.context.isDevelopment ? super.getDynamicChunks(files) : [];
  }

  override getScripts(files: Files) {
    if (this.context.isDevelopment) return super.getScripts(files);
    const scripts = [...super.getDynamicChunks(files), ...super.getScripts(files)].filter(isScript);
    const addresses = scripts.map((it) => it?.props.src);
    return [<script key="scripts" src="/scripts.js" defer data-scripts={addresses.join(' ')} />];
  }
}
