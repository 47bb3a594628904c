import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSiteAddress } from '@/components/layout/useSiteAddress';
import { Button, LinkButton } from '@/components/ui/Button';
import { ChatIcon, ImageIcon, LinkIcon, ShareIcon } from '@/components/ui/icons';
import { Sheet } from '@/components/ui/Sheet';
import { useCopy } from '@/hooks/useCopy';
import { useShare } from '@/hooks/useShare';
import { loadScript } from '@/lib/browser/loadScript';
import { notify } from '@/lib/browser/notify';
import { languageOf } from '@/lib/dates';
import { publicEnv } from '@/lib/env.public';
import { paths } from '@/lib/paths';
import { shareSizes, skinSharePicture } from '@/lib/sharePicture';
import { CompareInvite } from './CompareInvite';
import styles from './ShareSheet.module.css';

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

/** Returns the SDK, which is loaded by the first call. @throws without it */
async function loadSdk(): Promise<Kakao> {
  if (!loaded()) await loadScript(SDK, INTEGRITY);
  const kakao = loaded();
  if (!kakao) throw new Error('The sharing script of KakaoTalk has no SDK');
  return kakao;
}

/** What is shared: absolute addresses of a page and its picture, and the label of the button that leads there. */
interface KakaoMessage {
  title: string;
  address: string;
  picture: string;
  button: string;
}

/** Opens KakaoTalk's choice of friends with a message; its SDK is loaded by the first call. @throws without the SDK */
async function shareByKakao({ title, address, picture, button }: KakaoMessage): Promise<void> {
  const kakao = await loadSdk();
  if (!kakao.isInitialized()) kakao.init(publicEnv.kakaoJsKey);
  const link = { mobileWebUrl: address, webUrl: address };
  kakao.Share.sendDefault({
    objectType: 'feed',
    content: { title, imageUrl: picture, link },
    buttons: [{ title: button, link }],
  });
}

/** The shapes that a picture can be saved in. */
const SHAPES = ['square', 'tall'] as const;

/** Fetches a picture as a file for the device's own sheet; nothing where the sheet takes no files. */
async function fileOf(address: string, name: string): Promise<ShareData> {
  const answer = await fetch(address);
  const files = [new File([await answer.blob()], name, { type: 'image/png' })];
  return answer.ok && navigator.canShare?.({ files }) ? { files } : {};
}

/** Renders the ways to share a skin type: a picture to post or save, the link of its page, a comparison. */
export function ShareSheet({ code, onClose }: { code: string; onClose: () => void }) {
  const { t, i18n } = useTranslation('surveys');
  const { t: skin } = useTranslation('skin');
  const [shape, setShape] = useState<(typeof SHAPES)[number]>('square');
  const [isBusy, setBusy] = useState(false);
  const [isKakaoBusy, setKakaoBusy] = useState(false);
  const title = skin('type', { code, name: skin(`name.${code as 'YMSJ'}`) });
  const { base } = useSiteAddress();
  const address = base + paths.skin(code);
  const copy = useCopy();
  const picture = skinSharePicture(code, languageOf(i18n.language), shape);
  const name = `gyeol-${code}.png`;
  // Without its picture the link is shared all the same.
  const share = useShare(title, address, () => fileOf(picture, name).catch(() => ({})));
  const { width, height } = shareSizes[shape];

  const send = async () => {
    setBusy(true);
    await share();
    setBusy(false);
  };

  const sendByKakao = async () => {
    setKakaoBusy(true);
    try {
      await shareByKakao({ title, address, picture: new URL(picture, address).href, button: t('share.kakaoButton') });
    } catch {
      void notify('warning', t('share.kakaoFailed'));
    }
    setKakaoBusy(false);
  };

  return (
    <Sheet open onClose={onClose} title={t('share.title')}>
      <div className="stack-4">
        <div className={styles.stage}>
          {/* biome-ignore lint/performance/noImgElement: drawn by the server in the shape that is shared */}
          <img key={shape} src={picture} alt={t('share.alt', { type: title })} width={width} height={height} />
        </div>
        <fieldset className={styles.shapes}>
          <legend className="visually-hidden">{t('share.shape')}</legend>
          {SHAPES.map((each) => (
            <Button key={each} size="small" aria-pressed={shape === each} onClick={() => setShape(each)}>
              {t(`share.${each}`)}
            </Button>
          ))}
        </fieldset>
        <div className={styles.ways}>
          <Button variant="primary" icon={<ShareIcon size={1} />} busy={isBusy} onClick={() => void send()}>
            {t('share.send')}
          </Button>
          {publicEnv.kakaoJsKey ? (
            <Button icon={<ChatIcon size={1} />} busy={isKakaoBusy} onClick={() => void sendByKakao()}>
              {t('share.kakao')}
            </Button>
          ) : null}
          <LinkButton href={picture} download={name} prefetch={false} locale={false} icon={<ImageIcon size={1} />}>
            {t('share.save')}
          </LinkButton>
          <Button icon={<LinkIcon size={1} />} onClick={() => void copy(address)}>
            {t('share.copy')}
          </Button>
        </div>
        <p className="fine">{t('share.hint')}</p>
        <CompareInvite code={code} />
      </div>
    </Sheet>
  );
}
