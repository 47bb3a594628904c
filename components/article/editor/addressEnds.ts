import { Plugin } from '@tiptap/pm/state';
import { combineTransactionSteps, Extension, getChangedRanges } from '@tiptap/react';
import { apart, partsOf } from '@/contract/addressEnds';

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
            const addresses = partsOf(text).flatMap(({ from, part }) =>
              [...apart(part).matchAll(ADDRESSES)].map(({ index, 0: word }) => ({
                from: start + from + index,
                address: word.replace(CLOSING, ''),
              })),
            );
            if (addresses[0]?.address.length === text.length) return;
            tr.removeMark(start, start + text.length, type);
            for (const { from, address } of addresses) {
              const to = from === start ? scheme + address : address;
              tr.addMark(from, from + address.length, type.create({ href: to }));
            }
          });
        }
        return tr.docChanged ? tr : null;
      },
    }),
  ],
});
