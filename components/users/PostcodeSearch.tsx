import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Sheet } from '@/components/ui/Sheet';
import { loadScript } from '@/lib/browser/loadScript';
import styles from './Personal.module.css';

const SCRIPT = 'https://t1.kakaocdn.net/mapjsapi/bundle/postcode/prod/postcode.v2.js';

/** What is found, as Kakao names it. */
interface Place {
  zonecode: string;
  roadAddress: string;
  address: string;
  buildingName: string;
}

/** The part of Kakao's search that is used here. */
type Postcode = new (options: {
  width: string;
  height: string;
  oncomplete: (place: Place) => void;
}) => { embed: (frame: HTMLElement, options: { autoClose: boolean }) => void };
const loaded = () => (window as { kakao?: { Postcode?: Postcode } }).kakao?.Postcode;

/** Returns Kakao's search, whose script is loaded by the first call. @throws without it */
async function loadPostcode(): Promise<Postcode> {
  if (!loaded()) await loadScript(SCRIPT);
  const Search = loaded();
  if (!Search) throw new Error('The script of the postcode search has no search');
  return Search;
}

/** Renders Kakao's postcode search in its own frame; its script is loaded when this is opened, again after a failure. */
export function PostcodeSearch({
  onFound,
  onClose,
}: {
  onFound: (found: { zipcode: string; address: string }) => void;
  onClose: () => void;
}) {
  const { t } = useTranslation('personal');
  const frame = useRef<HTMLDivElement>(null);
  const [hasFailed, setFailed] = useState(false);
  const take = useEffectEvent(({ zonecode, roadAddress, address, buildingName }: Place) => {
    const found = roadAddress || address;
    onFound({ zipcode: zonecode, address: buildingName ? `${found} (${buildingName})` : found });
  });
  useEffect(() => {
    let isOver = false;
    const open = (Search: Postcode) => {
      if (isOver || !frame.current) return;
      const search = new Search({ width: '100%', height: '100%', oncomplete: (place) => take(place) });
      search.embed(frame.current, { autoClose: false });
    };
    loadPostcode().then(open, () => setFailed(true));
    return () => {
      isOver = true;
    };
  }, []);
  return (
    <Sheet open title={t('delivery.zipcodeFind')} onClose={onClose}>
      <div ref={frame} className={styles.postcode}>
        {hasFailed ? <p role="alert">{t('delivery.postcodeFailed')}</p> : null}
      </div>
    </Sheet>
  );
}
