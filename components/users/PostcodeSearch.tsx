import KakaoPostcodeEmbed from 'react-daum-postcode';
import { useTranslation } from 'react-i18next';
import { Sheet } from '@/components/ui/Sheet';
import styles from './Personal.module.css';

/** Renders Kakao's postcode search in its own frame; its script is loaded when this is opened. */
export function PostcodeSearch({
  onFound,
  onClose,
}: {
  onFound: (found: { zipcode: string; address: string }) => void;
  onClose: () => void;
}) {
  const { t } = useTranslation('personal');
  return (
    <Sheet open title={t('delivery.zipcodeFind')} onClose={onClose}>
      <KakaoPostcodeEmbed
        className={styles.postcode}
        autoClose={false}
        errorMessage={<p role="alert">{t('delivery.postcodeFailed')}</p>}
        onComplete={({ zonecode, roadAddress, address, buildingName }) => {
          const found = roadAddress || address;
          onFound({ zipcode: zonecode, address: buildingName ? `${found} (${buildingName})` : found });
        }}
      />
    </Sheet>
  );
}
