/**
 * Replaces the text of a field as typing does, so that the browser's own undo takes it back. Returns whether it could:
 * only a field that has the focus is typed in.
 */
export function retype(field: HTMLTextAreaElement, text: string): boolean {
  const { value } = field;
  if (text === value) return true;
  // Deprecated, and without a successor that undo knows of.
  if (document.activeElement !== field || !('execCommand' in document)) return false;
  const most = Math.min(value.length, text.length);
  let start = 0;
  while (start < most && value[start] === text[start]) start += 1;
  let alike = 0;
  while (alike < most - start && value.at(-1 - alike) === text.at(-1 - alike)) alike += 1;
  field.setSelectionRange(start, value.length - alike);
  const typed = text.slice(start, text.length - alike);
  return typed ? document.execCommand('insertText', false, typed) : document.execCommand('delete');
}
