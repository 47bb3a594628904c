import { Fragment, type ResolvedPos, Slice } from '@tiptap/pm/model';
import { LINE_END } from '@/contract/typedText';

/** Returns plain text of another program as if it were typed at `$at`: a paragraph for each line, blank ones too. */
export function pastedText(text: string, $at: ResolvedPos): Slice {
  const { schema } = $at.doc.type;
  const paragraphs = text
    .split(LINE_END)
    .map((line) => schema.node('paragraph', null, line === '' ? [] : [schema.text(line, $at.marks())]));
  return Slice.maxOpen(Fragment.from(paragraphs));
}
