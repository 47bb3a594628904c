import { publicEnv } from '@/lib/env.public';

/** Kakao's SDK in one version, whose content the hash fixes. */
const SDK = 'https://t1.kakaocdn.net/kakao_js_sdk/2.7.4/kakao.min.js';
const INTEGRITY = 'sha384-DKYJZ8NLiK8MN4/C5P2dtSmLQ4KwPaoqAfyA/DfmEc1VDxu4yyC7wy6K1Hs90nka';

/** The part of the SDK that is used here. */
interface Kakao {
  init: (key: string) => void;
  isInitialized: () => boolean;
  Share: { sendDefault: (message: object) => void };
}
const loaded = () => (window as { Kakao?: Kakao }).Kakao;

function loadSdk(): Promise<Kakao> {
  const sdk = loaded();
  if (sdk) return Promise.resolve(sdk);
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const fail = () => {
      // So that the next tap loads it again.
      script.remove();
      reject(new Error('The sharing script of KakaoTalk could not be loaded'));
    };
    Object.assign(script, { src: SDK, integrity: INTEGRITY, crossOrigin: 'anonymous', onerror: fail });
    script.onload = () => {
      const kakao = loaded();
      if (kakao) resolve(kakao);
      else fail();
    };
    document.head.append(script);
  });
}

/** What is shared: absolute addresses of a page and its picture, and the label of the button that leads there. */
export interface KakaoMessage {
  title: string;
  address: string;
  picture: string;
  button: string;
}

/** Opens KakaoTalk's choice of friends with a message; its SDK is loaded by the first call. @throws without the SDK */
export async function shareByKakao({ title, address, picture, button }: KakaoMessage): Promise<void> {
  const kakao = await loadSdk();
  if (!kakao.isInitialized()) kakao.init(publicEnv.kakaoJsKey);
  const link = { mobileWebUrl: address, webUrl: address };
  kakao.Share.sendDefault({
    objectType: 'feed',
    content: { title, imageUrl: picture, link },
    buttons: [{ title: button, link }],
  });
}
