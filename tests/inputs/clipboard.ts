/** What a program lays on the clipboard. */
export interface Copied {
  /** Where in the world it comes from. */
  from: string;
  plain: string;
  html: string;
  /** The names of the files. */
  files: string[];
}

/** Words, with a picture of them that nobody means to paste. */
export const wordsWithPicture: (Copied & { expected: string })[] = [
  {
    from: 'a cell of Excel for Windows',
    plain: '세럼 30ml\r\n',
    html: '<html xmlns:x="urn:schemas-microsoft-com:office:excel"><head><style><!--td{color:black}--></style></head><body><table><!--StartFragment--><tr><td class="xl65">세럼 30ml</td></tr><!--EndFragment--></table></body></html>',
    files: ['image.png'],
    expected: '세럼 30ml',
  },
  {
    from: 'a paragraph of Word for Mac',
    plain: '저녁에는 세안을 두 번 해요.',
    html: '<html xmlns:w="urn:schemas-microsoft-com:office:word"><body lang=KO><!--StartFragment--><p class=MsoNormal><span style="font-family:맑은 고딕">저녁에는 세안을 두 번 해요.<o:p></o:p></span></p><!--EndFragment--></body></html>',
    files: ['image.png'],
    expected: '저녁에는 세안을 두 번 해요.',
  },
  {
    from: 'a line of PowerPoint',
    plain: '보습은 삼 분 안에',
    html: '',
    files: ['image.png'],
    expected: '보습은 삼 분 안에',
  },
];

/** A picture alone, whatever lies beside it. */
export const picturesAlone: Copied[] = [
  { from: 'a screenshot', plain: '', html: '', files: ['image.png'] },
  {
    from: '“copy image” of Chromium',
    plain: '',
    html: '<meta charset="utf-8"><img src="https://postfiles.pstatic.net/leaf.png" alt="초록 잎">',
    files: ['image.png'],
  },
  {
    from: 'a file in the Finder, whose name is decomposed',
    plain: '잎.png'.normalize('NFD'),
    html: '',
    files: ['잎.png'],
  },
  {
    from: 'a file in the file manager of GNOME',
    plain: 'file:///home/me/%EC%9E%8E%201.png\r\n',
    html: '',
    files: ['잎 1.png'],
  },
  {
    from: 'a picture of a document of Word',
    plain: ' \r\n',
    html: '<html xmlns:v="urn:schemas-microsoft-com:vml"><body><!--StartFragment--><p class=MsoNormal><img width=60 src="file:///C:/Users/me/AppData/Local/Temp/msohtmlclip1/01/clip_image002.png"></p><!--EndFragment--></body></html>',
    files: ['image.png'],
  },
];
