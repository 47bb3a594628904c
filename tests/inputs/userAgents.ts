/** User-Agents of the browsers inside apps, in which files cannot be saved. */
export const inAppBrowsers = [
  {
    from: 'KakaoTalk on an iPhone',
    input:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 KAKAOTALK 10.8.3',
    expected: 'kakaotalk',
  },
  {
    from: 'KakaoTalk on Android',
    input:
      'Mozilla/5.0 (Linux; Android 14; SM-S921N; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/125.0 Mobile Safari/537.36;KAKAOTALK 2410850',
    expected: 'kakaotalk',
  },
  {
    from: 'the app of Naver on an iPhone',
    input:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Mobile/15E148 Safari/604.1 NAVER(inapp; search; 2000; 12.5.3; 15PRO)',
    expected: 'naver',
  },
  {
    from: 'LINE on Android',
    input:
      'Mozilla/5.0 (Linux; Android 13; SO-51C; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/124.0 Mobile Safari/537.36 Line/14.6.1/IAB',
    expected: 'line',
  },
  {
    from: 'Instagram on an iPhone',
    input:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/21F90 Instagram 332.0.7.27.98 (iPhone14,5; iOS 17_5; ko_KR)',
    expected: 'instagram',
  },
  {
    from: 'Facebook on an iPhone',
    input:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/21F79 [FBAN/FBIOS;FBAV/463.0.0.37;FBLC/ko_KR]',
    expected: 'facebook',
  },
  {
    from: 'Facebook on Android',
    input:
      'Mozilla/5.0 (Linux; Android 14; SM-A546S; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/125.0 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/467.0.0.52.83;]',
    expected: 'facebook',
  },
  {
    from: 'the app of Daum on Android',
    input:
      'Mozilla/5.0 (Linux; Android 13; SM-G991N; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/123.0 Mobile Safari/537.36 DaumApps/8.5.1 DaumDevice/mobile',
    expected: 'daum',
  },
  {
    from: 'Band on an iPhone',
    input:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 16_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 BAND/17.1.2 (iOS 16.7; iPhone10,3)',
    expected: 'band',
  },
] as const;

/** User-Agents that resemble those, of browsers and programs of their own. */
export const ownBrowsers = [
  {
    from: 'Safari on an iPhone',
    input:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
  },
  {
    from: 'Samsung Internet',
    input:
      'Mozilla/5.0 (Linux; Android 14; SM-S921N) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/25.0 Chrome/121.0 Mobile Safari/537.36',
  },
  {
    from: 'Whale, the browser of Naver',
    input:
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/124.0 Whale/3.26.244.14 Safari/537.36',
  },
  {
    from: 'the preview of Facebook',
    input: 'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
  },
  { from: 'Chrome offline', input: 'Mozilla/5.0 (X11; Linux x86_64) Chrome/125.0 Safari/537.36 Online/1' },
];
