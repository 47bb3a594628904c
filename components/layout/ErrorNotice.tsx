import { LinkButton, ReloadLink } from '@/components/ui/Button';
import { RefreshIcon } from '@/components/ui/icons';
import { paths } from '@/lib/paths';
import styles from './ErrorNotice.module.css';
import { Notice } from './Notice';

interface Texts {
  title: string;
  body: string;
  reload: string;
  support: string;
  home: string;
  showDetails: string;
}

/**
 * Renders an error with the specification's four controls: reload, chat, main page and the details. Each
 * works without scripts, since scripts may have caused the error.
 */
export function ErrorNotice({ texts, details }: { texts: Texts; details: string }) {
  return (
    <>
      <Notice title={texts.title} body={texts.body} drawing="error">
        <ReloadLink variant="primary" icon={<RefreshIcon size={1} />}>
          {texts.reload}
        </ReloadLink>
        <LinkButton href={paths.support()} prefetch={false}>
          {texts.support}
        </LinkButton>
        <LinkButton href={paths.home()} prefetch={false} variant="quiet">
          {texts.home}
        </LinkButton>
      </Notice>
      <details className={styles.details}>
        <summary>{texts.showDetails}</summary>
        <pre>{details}</pre>
      </details>
    </>
  );
}
