/** A file as a program names it. */
interface NamedFile {
  /** Where in the world it comes from. */
  from: string;
  name: string;
  /** What the browser says of it, by its name or by what the program told. */
  type: string;
}

/** Pictures that can be stored, whatever their names and types say. */
export const storablePictures: (NamedFile & { format: 'jpeg' | 'png' | 'webp' })[] = [
  { from: 'a camera', name: 'DSC_0001.JPG', type: 'image/jpeg', format: 'jpeg' },
  { from: 'a file manager of Android that tells no type', name: 'IMG_0002', type: '', format: 'jpeg' },
  { from: 'Chrome for Windows, which saves JPEG as .jfif', name: '다운로드.jfif', type: '', format: 'jpeg' },
  { from: 'a server that tells the wrong type', name: 'a.jpg', type: 'image/jpg', format: 'jpeg' },
  { from: 'Internet Explorer’s type', name: 'b.jpg', type: 'image/pjpeg', format: 'jpeg' },
  { from: 'an attachment of a mail', name: 'c.jpg', type: 'application/octet-stream', format: 'jpeg' },
  { from: 'a Mac, whose names are decomposed', name: '세럼.png'.normalize('NFD'), type: 'image/png', format: 'png' },
  { from: 'KakaoTalk, WebP under the name of a JPEG', name: 'KakaoTalk_1.jpg', type: 'image/jpeg', format: 'webp' },
];

export const untypedPictures = storablePictures.filter(({ type }) => !type.startsWith('image/'));

/** Files that cannot be stored as pictures, by their first bytes. */
export const otherFiles: (NamedFile & { bytes: string })[] = [
  { from: 'an iPhone', name: 'IMG_1.HEIC', type: 'image/heic', bytes: '\0\0\0\x18ftypheic\0\0\0\0' },
  { from: 'an iPhone’s picture renamed', name: 'IMG_2.jpg', type: 'image/jpeg', bytes: '\0\0\0\x18ftypheic\0\0\0\0' },
  { from: 'a web page in AVIF', name: 'a.png', type: 'image/png', bytes: '\0\0\0\x20ftypavif\0\0\0\0' },
  { from: 'a moving GIF', name: 'b.gif', type: 'image/gif', bytes: 'GIF89a\x01\0\x01\0' },
  { from: 'a document', name: '보고서.pdf', type: 'application/pdf', bytes: '%PDF-1.7\n' },
  { from: 'a drawing', name: 'c.svg', type: 'image/svg+xml', bytes: '<svg xmlns="http://www.w3.org/2000/svg"/>' },
  { from: 'a download that broke off', name: 'd.jpg', type: 'image/jpeg', bytes: '' },
];
