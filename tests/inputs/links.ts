/** Texts with addresses as members and their programs write them, and the addresses in each. */
export const linkedTexts: { from: string; input: string; expected: string[] }[] = [
  {
    from: 'a particle behind a path',
    input: 'https://example.com/docs에서 봤어요',
    expected: ['https://example.com/docs'],
  },
  {
    from: 'a particle of one letter',
    input: 'https://example.com/a.html을 보세요',
    expected: ['https://example.com/a.html'],
  },
  { from: 'a particle behind a query', input: 'https://example.com/?b=1까지', expected: ['https://example.com/?b=1'] },
  { from: 'a particle behind a fragment', input: 'https://example.com/a#b로', expected: ['https://example.com/a#b'] },
  { from: 'two particles', input: 'https://example.com/path까지만 읽었어요', expected: ['https://example.com/path'] },
  {
    from: 'a sentence that ends with a host',
    input: '제 블로그는 https://example.com입니다.',
    expected: ['https://example.com'],
  },
  { from: 'a host without a scheme', input: 'www.example.com은 닫았어요', expected: ['www.example.com'] },
  { from: 'a host with neither scheme nor www', input: '그건 example.co.kr에서 샀어요', expected: ['example.co.kr'] },
  { from: 'a port', input: 'https://example.com:8080에서', expected: ['https://example.com:8080'] },
  { from: 'a number as host', input: 'http://192.168.0.1에 접속해요', expected: ['http://192.168.0.1'] },
  { from: 'two particles with a slash', input: 'https://example.com은/는', expected: ['https://example.com'] },
  { from: 'brackets around an address', input: '(https://example.com/a)를', expected: ['https://example.com/a'] },
  { from: 'Korean quotation marks', input: '「https://example.com/a」에서', expected: ['https://example.com/a'] },
  { from: 'a laugh', input: 'https://example.com/aㅋㅋㅋ', expected: ['https://example.com/a'] },
  { from: 'a particle and a cry', input: 'https://example.com/a에서요ㅠㅠ', expected: ['https://example.com/a'] },
  {
    from: 'a page with a Korean name',
    input: 'https://ko.wikipedia.org/wiki/피부',
    expected: ['https://ko.wikipedia.org/wiki/피부'],
  },
  {
    from: 'a page with a Korean name and a particle',
    input: 'https://ko.wikipedia.org/wiki/피부에서 읽었어요',
    expected: ['https://ko.wikipedia.org/wiki/피부'],
  },
  {
    from: 'a page with a name in both scripts',
    input: 'https://namu.wiki/w/SK하이닉스 https://namu.wiki/w/C언어',
    expected: ['https://namu.wiki/w/SK하이닉스', 'https://namu.wiki/w/C언어'],
  },
  {
    from: 'a page whose name ends in brackets',
    input: 'https://ko.wikipedia.org/wiki/대한민국_(국가)에서',
    expected: ['https://ko.wikipedia.org/wiki/대한민국_(국가)'],
  },
  {
    from: 'an address copied from the bar of a browser',
    input: 'https://example.com/%ED%94%BC%EB%B6%80에서',
    expected: ['https://example.com/%ED%94%BC%EB%B6%80'],
  },
  { from: 'a Korean query', input: 'https://example.com/검색?q=피부', expected: ['https://example.com/검색?q=피부'] },
  {
    from: 'a Korean domain',
    input: 'https://한글.kr은 https://보습.한국은',
    expected: ['https://한글.kr', 'https://보습.한국'],
  },
  {
    from: 'a list without spaces',
    input: 'https://a.com/x,https://b.com/y',
    expected: ['https://a.com/x', 'https://b.com/y'],
  },
  {
    from: 'a Korean word before an address',
    input: '링크https://youtu.be/abc입니다',
    expected: ['https://youtu.be/abc'],
  },
  {
    from: 'an address within an address',
    input: 'https://web.archive.org/web/2020/https://example.com/a를',
    expected: ['https://web.archive.org/web/2020/https://example.com/a'],
  },
  {
    from: 'two addresses that are pasted one behind the other',
    input: 'https://naver.me/abchttps://naver.me/abd https://example.comhttps://example.com/x',
    expected: ['https://naver.me/abc', 'https://naver.me/abd', 'https://example.com', 'https://example.com/x'],
  },
  {
    from: 'a query with an address',
    input: 'https://example.com/?to=https://example.com/b',
    expected: ['https://example.com/?to=https://example.com/b'],
  },
  {
    from: 'a web page, with a blank without a width behind it',
    input: 'https://example.com/a\u200b https://example.com/b\u200b에서',
    expected: ['https://example.com/a', 'https://example.com/b'],
  },
  {
    from: 'a window of Windows, with marks of a direction around it',
    input: '\u202ahttps://example.com/a\u202c을',
    expected: ['https://example.com/a'],
  },
  {
    from: 'capitals of a host',
    input: 'NAVER.COM과 WWW.EXAMPLE.CO.KR과 Example.kr/A',
    expected: ['NAVER.COM', 'WWW.EXAMPLE.CO.KR', 'Example.kr/A'],
  },
  {
    from: 'a label of a sun cream and of an acid',
    input: 'SPF50+.PA++++ SPF50.PA+++ low.pH README.MD',
    expected: [],
  },
  { from: 'a mail address', input: 'user@example.com에 보내 주세요', expected: [] },
  { from: 'a text without an address', input: '아침.점심.저녁에서 1.5배까지', expected: [] },
];
