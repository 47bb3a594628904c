import { useTranslation } from 'react-i18next';
import { LinkButton } from '@/components/ui/Button';
import { ErrorState } from '@/components/ui/State';

/** Renders the page of content that is not visible any more, with a link to others. */
export function ContentNotFound({ href, label }: { href: string; label: string }) {
  const { t } = useTranslation('contents');
  return (
    <>
      <ErrorState title={t('gone')} body={t('goneBody')} drawing="lost" />
      <LinkButton href={href} full>
        {label}
      </LinkButton>
    </>
  );
}
