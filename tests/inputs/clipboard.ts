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

/** Documents of other programs: the texts of their lines, and the descriptions of pictures that stay there. */
export const documents: (Omit<Copied, 'files'> & { lines: string[]; missing: string[] })[] = [
  {
    from: 'Excel',
    plain: '세럼\t30ml\r\n크림\t50ml\r\n',
    html: '<html xmlns:x="urn:schemas-microsoft-com:office:excel"><head><style>td{mso-ignore:padding}</style></head><body><table><col width=72><!--StartFragment--><tr height=22><td class=xl65>세럼</td><td>30ml</td></tr><tr><td>크림</td><td>50ml<br style="mso-data-placement:same-cell">두 병</td></tr><!--EndFragment--></table></body></html>',
    lines: ['세럼 | 30ml', '크림 | 50ml두 병'],
    missing: [],
  },
  {
    from: 'cells without their table',
    plain: '세럼\t30ml',
    html: '<tr><td>세럼</td><td>30ml</td></tr>',
    lines: ['세럼 | 30ml'],
    missing: [],
  },
  {
    from: 'Word, with a list, a table and a picture',
    plain: '',
    html: '<body lang=KO><!--StartFragment--><h1>아침 순서<o:p></o:p></h1><p class=MsoListParagraph style="text-indent:-18.0pt;mso-list:l0 level1 lfo1"><![if !supportLists]><span style="mso-list:Ignore">· </span><![endif]>물 세안</p><table class=MsoTableGrid><tr><td><p class=MsoNormal>토너</p></td><td><p class=MsoNormal>두 번</p></td></tr></table><p class=MsoNormal><img width=200 height=100 src="file:///C:/Users/me/AppData/Local/Temp/msohtmlclip1/01/clip_image001.png" alt="선반"></p><!--EndFragment--></body>',
    lines: ['아침 순서', '물 세안', '토너 | 두 번', '선반'],
    missing: ['선반'],
  },
  {
    from: 'Hancom Office',
    plain: '제목\r\n본문',
    html: '<!DOCTYPE html><html><head><title>\n</title><style>.HStyle0{margin:0}</style></head><body><P CLASS=HStyle0 STYLE="line-height:160%"><SPAN STYLE="font-family:함초롬바탕">제목</SPAN></P><TABLE border="1"><TR><TD valign="middle"><P CLASS=HStyle0><SPAN>성분</SPAN></P></TD><TD><P CLASS=HStyle0><SPAN>함량</SPAN></P></TD></TR></TABLE></body></html>',
    lines: ['제목', '성분 | 함량'],
    missing: [],
  },
  {
    from: 'Notion',
    plain: '',
    html: '<!-- notionvc: 1 --><h1>기록</h1><p>오늘 <strong>두 번</strong> 발랐어요.</p><figure class="image"><a href="https://file.notion.so/a.png"><img style="width:240px" src="https://file.notion.so/a.png"></a><figcaption>팔 안쪽</figcaption></figure><dl><dt>성분</dt><dd>물</dd></dl><details><summary>더 보기</summary>접은 글</details>',
    lines: ['기록', '오늘 두 번 발랐어요.', '팔 안쪽', '성분', '물', '더 보기', '접은 글'],
    missing: [''],
  },
  {
    from: 'a post of a Naver blog, whose pictures load late',
    plain: '',
    html: '<div class="se-component"><p class="se-text-paragraph"><span>다녀왔어요 <img class="emoji" src="https://blogimgs.pstatic.net/e.png" alt="😀"></span></p></div><div><img src="https://postfiles.pstatic.net/a.jpg?type=w80_blur" data-lazy-src="https://postfiles.pstatic.net/a.jpg?type=w966" alt="매장 앞"><img src="https://nlog.naver.com/p" width="1" height="1" alt=""></div><p>끝</p>',
    lines: ['다녀왔어요 😀', '매장 앞', '끝'],
    missing: ['매장 앞'],
  },
  {
    from: 'a post of X, whose emoji are pictures',
    plain: '',
    html: '<div lang="ko"><span>다녀왔어요 </span><img alt="🇰🇷" draggable="false" src="https://abs-0.twimg.com/emoji/v2/svg/1f1f0-1f1f7.svg"><span> 하나 </span><img alt="1️⃣" src="https://abs-0.twimg.com/emoji/v2/svg/31-20e3.svg"></div>',
    lines: ['다녀왔어요 🇰🇷 하나 1️⃣'],
    missing: [],
  },
  {
    from: 'Google Docs, whose whole text is in one element',
    plain: '',
    html: '<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr"><span style="font-weight:400">보통 </span><span style="font-weight:700">굵은 글</span></p><br><p dir="ltr"><span>다음</span></p></b>',
    lines: ['보통 굵은 글', '다음'],
    missing: [],
  },
  {
    from: 'a mail, with a picture by its part and one of a server without a scheme',
    plain: '',
    html: '<table><tr><td><p>안녕하세요.</p><p>답장이에요.<img src="cid:1" alt="서명"><img src="//cdn.example/b.png" alt="로고"></p></td></tr></table>',
    lines: ['안녕하세요.', '답장이에요.서명로고'],
    missing: ['서명', '로고'],
  },
];

const wordMark = (mark: string) =>
  `<![if !supportLists]><span lang=EN-US style='font-family:Symbol'><span style='mso-list:Ignore'>${mark}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>`;
const wordItem = (mark: string, text: string, level = 1) =>
  `<p class=MsoListParagraphCxSpMiddle style='margin-left:38.0pt;text-indent:-18.0pt;mso-list:l0 level${level} lfo1'>${wordMark(mark)}${text}<o:p></o:p></p>\n`;

/** Lists, which Word lays down as paragraphs with a mark before each, and the HTML of what their writers see. */
export const copiedLists = [
  {
    from: 'Word, bullets',
    html: wordItem('·', '물 세안') + wordItem('·', '토너'),
    expected: '<ul><li><p>물 세안</p></li><li><p>토너</p></li></ul>',
  },
  {
    from: 'Word, numbers which go on behind a paragraph',
    html: `${wordItem('1.', '물 세안')}<p class=MsoNormal>미온수로요.</p>\n${wordItem('2.', '토너')}${wordItem('3.', '크림')}`,
    expected:
      '<ol><li><p>물 세안</p></li></ol><p>미온수로요.</p><ol start="2"><li><p>토너</p></li><li><p>크림</p></li></ol>',
  },
  {
    from: 'Word, levels, one of which is left out',
    html:
      wordItem('가.', '아침') +
      wordItem('o', '물 세안', 2) +
      wordItem('§', '손목으로', 3) +
      wordItem('나)', '저녁') +
      wordItem('1)', '거품', 3),
    expected:
      '<ol><li><p>아침</p><ul><li><p>물 세안</p><ul><li><p>손목으로</p></li></ul></li></ul></li><li><p>저녁</p><ol><li><p>거품</p></li></ol></li></ol>',
  },
  {
    from: 'Word, two kinds, one behind the other',
    html: wordItem('·', '물') + wordItem('1.', '거품'),
    expected: '<ul><li><p>물</p></li></ul><ol><li><p>거품</p></li></ol>',
  },
  {
    from: 'Google Docs, a deeper list beside its item',
    html: '<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-2"><ul style="margin-top:0"><li dir="ltr" style="list-style-type:disc" aria-level="1"><p dir="ltr" role="presentation"><span>아침</span></p></li><ul><li dir="ltr" aria-level="2"><p dir="ltr" role="presentation"><span>물 세안</span></p></li><ul><li dir="ltr" aria-level="3"><p dir="ltr" role="presentation"><span>손목으로</span></p></li></ul></ul><li dir="ltr" aria-level="1"><p dir="ltr" role="presentation"><span>저녁</span></p></li></ul></b>',
    expected:
      '<ul><li><p>아침</p><ul><li><p>물 세안</p><ul><li><p>손목으로</p></li></ul></li></ul></li><li><p>저녁</p></li></ul>',
  },
  {
    from: 'Word on the web, a list for each item',
    html: '<div class="ListContainerWrapper"><ol class="NumberListStyle1" role="list" start="1"><li role="listitem"><p class="Paragraph"><span class="TextRun">물 세안</span><span class="EOP">&nbsp;</span></p></li></ol></div><div class="ListContainerWrapper"><ol class="NumberListStyle1" role="list" start="2"><li role="listitem"><p class="Paragraph"><span class="TextRun">토너</span></p></li></ol></div>',
    expected: '<ol><li><p>물 세안</p></li></ol><ol start="2"><li><p>토너</p></li></ol>',
  },
];

/** Plain texts of other programs, and the lines that their writers see. */
export const plainTexts: (Pick<Copied, 'from' | 'plain'> & { lines: string[] })[] = [
  {
    from: 'Notepad of Windows',
    plain: '아침 순서\r\n\r\n물 세안\r\n토너\r\n\r\n\r\n저녁 순서',
    lines: ['아침 순서', '', '물 세안', '토너', '', '', '저녁 순서'],
  },
  {
    from: 'a chat of KakaoTalk',
    plain:
      '[하나] [오후 3:12] 이 크림 어때요?\n[두리] [오후 3:13] 저는 잘 맞았어요.\n\n겨울에는 두 번 발라요 🙂\n[하나] [오후 3:15] 고마워요!',
    lines: [
      '[하나] [오후 3:12] 이 크림 어때요?',
      '[두리] [오후 3:13] 저는 잘 맞았어요.',
      '',
      '겨울에는 두 번 발라요 🙂',
      '[하나] [오후 3:15] 고마워요!',
    ],
  },
  {
    from: 'Pages of macOS, with soft breaks',
    plain: '토너\u2028두 번\n\u2028크림\u2029한 번',
    lines: ['토너', '두 번', '', '크림', '한 번'],
  },
  {
    from: 'a terminal, with tabs and a line of spaces',
    plain: 'NAME\tSIZE\n  \nserum\t30ml\ncream\t50ml',
    lines: ['NAME\tSIZE', '  ', 'serum\t30ml', 'cream\t50ml'],
  },
  { from: 'an editor of an old Mac', plain: '첫째\r\r둘째', lines: ['첫째', '', '둘째'] },
];
