import { Plugin } from '@tiptap/pm/state';
import { combineTransactionSteps, Extension, getChangedRanges } from '@tiptap/react';
import { apart } from '@/contract/addressEnds';

/** The address that a text begins with, before a bracket or mark of a quotation, and others that followed it without a blank. */
const ADDRESSES = /^[^\s〈-】‘-”]+|(?<=\s)https?:\/\/[^\s〈-】‘-”]+/g;
/** Brackets at an end that were opened before the address. */
const CLOSING = /(?<=^[^()]*)\)+$/;

/** Ends the link that an address becomes before the particle behind it, as the provider does in other texts. */
export const AddressEnds = Extension.create({
  name: 'addressEnds',
  addProseMirrorPlugins: () => [
    new Plugin({
      appendTransaction(transactions, before, { doc, schema, tr }) {
        const type = schema.marks.link;
        if (!type || !transactions.some(({ docChanged }) => docChanged)) return null;
        const changes = combineTransactionSteps(before.doc, [...transactions]);
        for (const { newRange } of getChangedRanges(changes)) {
          doc.nodesBetween(newRange.from, newRange.to, ({ text, marks }, start) => {
            const { href } = type.isInSet(marks)?.attrs ?? {};
            // A link whose text is another's words leads where its author said.
            if (!text || typeof href !== 'string' || !href.endsWith(text)) return;
            const scheme = href.slice(0, -text.length);
            const addresses = [...apart(text).matchAll(ADDRESSES)].map(({ index, 0: word }) => {
              const address = word.replace(CLOSING, '');
              return { from: start + index, address: index === 0 ? scheme + address : address, length: address.length };
            });
            if (addresses[0]?.length === text.length) return;
            tr.removeMark(start, start + text.length, type);
            for (const { from, address, length } of addresses) {
              tr.addMark(from, from + length, type.create({ href: address }));
            }
          });
        }
        return tr.docChanged ? tr : null;
      },
    }),
  ],
});
