import 'react-easy-crop/react-easy-crop.css';
import { useEffect, useState } from 'react';
import Cropper, { type Area } from 'react-easy-crop';
import { useTranslation } from 'react-i18next';
import { Button } from '@/components/ui/Button';
import { Sheet } from '@/components/ui/Sheet';
import { AVATAR_PIXELS } from '@/contract/constants/common';
import { notify } from '@/lib/browser/notify';
import styles from './Settings.module.css';

/** The quality of the uploaded picture; the provider re-encodes it. */
const QUALITY = 0.92;

/** Crops a square from a picture, in the picture's own pixels, at most as large as a stored avatar. */
async function cutPicture(file: Blob, area: { x: number; y: number; width: number; height: number }): Promise<Blob> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
  const side = Math.min(AVATAR_PIXELS, Math.max(1, Math.round(area.width)));
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser draws no pictures');
  // Transparent areas become white: JPEG has no transparency.
  context.fillStyle = 'white';
  context.fillRect(0, 0, side, side);
  context.drawImage(picture, area.x, area.y, area.width, area.height, 0, 0, side, side);
  picture.close();
  return new Promise((resolve, reject) => {
    const take = (blob: Blob | null) => (blob ? resolve(blob) : reject(new Error('The picture could not be cut')));
    canvas.toBlob(take, 'image/jpeg', QUALITY);
  });
}

const MOST = 4;

/** Returns the object URL of a file for as long as it is shown. */
function useObjectUrl(file: File): string {
  const [address, setAddress] = useState('');
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return address;
}

/** Renders a picture under a round window: dragged, zoomed, or moved by the arrow keys, then cropped to a square. */
export function AvatarCropper({
  file,
  busy,
  onCut,
  onClose,
}: {
  file: File;
  busy: boolean;
  onCut: (picture: Blob) => Promise<unknown>;
  onClose: () => void;
}) {
  const { t } = useTranslation(['users', 'common']);
  const address = useObjectUrl(file);
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [area, setArea] = useState<Area>();

  const cut = async () => {
    if (!area) return;
    const picture = await cutPicture(file, area).catch(() => null);
    if (picture) await onCut(picture);
    else void notify('warning', t('settings.avatarBroken'));
  };
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('settings.cropTitle')}
      actions={
        <>
          <Button onClick={onClose}>{t('action.cancel', { ns: 'common' })}</Button>
          <Button variant="primary" busy={busy} disabled={!area} onClick={() => void cut()}>
            {t('settings.cropUse')}
          </Button>
        </>
      }
    >
      <div className={styles.crop}>
        {address ? (
          <Cropper
            disableAutomaticStylesInjection
            image={address}
            crop={crop}
            zoom={zoom}
            maxZoom={MOST}
            aspect={1}
            cropShape="round"
            showGrid={false}
            onCropChange={setCrop}
            onZoomChange={setZoom}
            onCropComplete={(_, pixels) => setArea(pixels)}
            mediaProps={{ alt: '', onError: () => void notify('warning', t('settings.avatarBroken')) }}
            cropperProps={{ 'aria-label': t('settings.cropArea') }}
          />
        ) : null}
      </div>
      <label className={styles.zoom}>
        {t('settings.cropZoom')}
        <input
          type="range"
          min={1}
          max={MOST}
          step={0.05}
          value={zoom}
          onChange={(event) => setZoom(Number(event.target.value))}
        />
      </label>
      <p className="fine">{t('settings.cropHint')}</p>
    </Sheet>
  );
}
