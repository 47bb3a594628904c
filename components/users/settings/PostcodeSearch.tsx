import KakaoPostcodeEmbed from 'react-daum-postcode';
import { Sheet } from '@/components/ui/Sheet';
import { useTranslation } from '@/hooks/useTranslation';
import styles from './Settings.module.css';

/** Kakao's search of postcodes in its own frame; its script comes when this is opened. */
export function PostcodeSearch({
  onFound,
  onClose,
}: {
  onFound: (found: { zipcode: string; address: string }) => void;
  onClose: () => void;
}) {
  const { t } = useTranslation('users');
  return (
    <Sheet open title={t('settings.postcodeTitle')} onClose={onClose}>
      <KakaoPostcodeEmbed
        className={styles.postcode}
        autoClose={false}
        errorMessage={<p role="alert">{t('settings.postcodeFailed')}</p>}
        onComplete={({ zonecode, roadAddress, address, buildingName }) => {
          const found = roadAddress || address;
          onFound({
            zipcode: zonecode,
            address: buildingName ? `${found} (${buildingName})` : found,
          });
        }}
      />
    </Sheet>
  );
}
