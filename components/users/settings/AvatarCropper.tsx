import 'react-easy-crop/react-easy-crop.css';
import { useEffect, useState } from 'react';
import Cropper, { type Area } from 'react-easy-crop';
import { useTranslation } from 'react-i18next';
import { Button } from '@/components/ui/Button';
import { Sheet } from '@/components/ui/Sheet';
import { notify } from '@/lib/browser/notify';
import { cutPicture } from './cutPicture';
import styles from './Settings.module.css';

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
