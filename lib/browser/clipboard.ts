/** Returns the name that ends a path or a file's address. */
const nameIn = (line: string): string => line.trim().split('/').at(-1)?.normalize() ?? '';

/**
 * Returns the files of a clipboard whose text is `text`, and none if that has words: office programs copy a picture
 * of the words as well, which nobody means to paste. A file manager's text is the names of the files.
 */
export function copiedFiles(data: DataTransfer, text = data.getData('text/plain')): File[] {
  const files = [...data.files];
  const names = new Set(files.flatMap(({ name }) => [name.normalize(), encodeURI(name)]));
  const lines = text.split(/[\r\n]+/).filter((line) => line.trim());
  return lines.every((line) => names.has(nameIn(line))) ? files : [];
}
