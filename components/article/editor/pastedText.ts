import { Fragment, type ResolvedPos, Slice } from '@tiptap/pm/model';

/** An end of a line: also that of Windows (CR LF), and of a soft break of Word (VT) and of Pages (U+2028). */
const LINE_END = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/;

/** Returns plain text of another program as if it were typed at `$at`: a paragraph for each line, blank ones too. */
export function pastedText(text: string, $at: ResolvedPos): Slice {
  const { schema } = $at.doc.type;
  const paragraphs = text
    .split(LINE_END)
    .map((line) => schema.node('paragraph', null, line === '' ? [] : [schema.text(line, $at.marks())]));
  return Slice.maxOpen(Fragment.from(paragraphs));
}
