/** The part of jsdom that the tests read HTML and XML with; it brings no types of its own. */
declare module 'jsdom' {
  export class JSDOM {
    /** @throws for XML that is not well-formed */
    constructor(text: string, options?: { contentType: 'application/xml' });
    readonly window: { document: Document };
  }
}
