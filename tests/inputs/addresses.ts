/** The path of a page as somebody asks for it, and its plain spelling. */
interface AddressInput {
  from: string;
  input: string;
  expected: string;
}

/** Spellings that lead to the page that they mean. */
export const oddPaths: readonly AddressInput[] = [
  { from: 'a program that encodes every character', input: '/posts/%35%38', expected: '/posts/58' },
  { from: 'a program that encodes dots and hyphens', input: '/skin%2Dtalk%2ehtml', expected: '/skin-talk.html' },
  { from: 'an encoded underline', input: '/users/dem%5fo', expected: '/users/dem_o' },
  { from: 'an address joined to a site with a slash', input: '//posts//58', expected: '/posts/58' },
  { from: 'a shared folder', input: '/topics/', expected: '/topics' },
  { from: 'a relative link joined by hand', input: '/topics/../posts/./58', expected: '/posts/58' },
  { from: 'the same, encoded', input: '/topics/%2e%2E/posts', expected: '/posts' },
  { from: 'a relative link out of a hidden folder', input: '/posts/.well-known/../58', expected: '/posts/58' },
  { from: 'a path of Windows', input: '/posts\\58', expected: '/posts/58' },
  { from: 'a link made for every language', input: '/ko/topics', expected: '/topics' },
  { from: 'the home page of every language', input: '/ko', expected: '/' },
  { from: 'the same of a program that ends folders with a slash', input: '/en/', expected: '/en' },
  { from: 'a disguised address of another site', input: '//evil.example', expected: '/evil.example' },
  { from: 'the same with backslashes', input: '/\\evil.example', expected: '/evil.example' },
  { from: 'the same behind a language', input: '/ko//evil.example', expected: '/evil.example' },
  { from: 'the same behind dots', input: '/.//evil.example', expected: '/evil.example' },
];

/** Paths that mean no page, and are no other spelling of one. */
export const malformedPaths: readonly { from: string; input: string }[] = [
  { from: 'two languages', input: '/ko/en' },
  { from: 'two languages', input: '/en/ko/topics' },
  { from: 'a language twice', input: '/en/en' },
  { from: 'an encoded slash', input: '/posts/58%2F' },
  { from: 'a copied space', input: '/posts/58%20' },
  { from: 'a copied bracket', input: '/posts/58)' },
  { from: 'the end of a sentence', input: '/posts/58.' },
  { from: 'a particle', input: '/posts/58%EC%97%90%EC%84%9C' },
  { from: 'wide digits', input: '/posts/%EF%BC%95%EF%BC%98' },
  { from: 'an address encoded twice', input: '/posts/%2535' },
  { from: 'a number with a zero', input: '/posts/058' },
  { from: 'a session of an old server', input: '/posts/58;jsessionid=1' },
  { from: 'a byte that ends texts', input: '/users/dem%00o' },
  { from: 'a way to other folders', input: '/users/..%2f..%2fetc' },
  { from: 'bytes that are no text', input: '/posts/%FF' },
  { from: 'a broken code', input: '/posts/5%2%38' },
  { from: 'a scanner', input: '/wp-login.php' },
];
