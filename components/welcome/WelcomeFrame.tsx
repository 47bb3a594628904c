import { useRouter } from 'next/router';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, LinkButton } from '@/components/ui/Button';
import { ProgressBar } from '@/components/ui/ProgressBar';
import { readReturnPath, saveReturnPath } from '@/lib/browser/returnPath';
import { paths } from '@/lib/paths';
import { type WelcomeStep, welcomeSteps } from './steps';
import styles from './Welcome.module.css';

/**
 * Returns a function that ends the welcome: it leads back to where the visitor came to sign up from, which the
 * address names or this browser has stored, else to the home page; and whether there is such a place.
 */
function useLeaveWelcome(named: string | null) {
  const router = useRouter();
  const [isReturning, setReturning] = useState(false);
  useEffect(() => {
    // The quick test leads back to a later step, whose address does not name it.
    if (named) saveReturnPath(named);
    setReturning((named ?? readReturnPath() ?? paths.home()) !== paths.home());
  }, [named]);
  const leave = () => {
    const to = named ?? readReturnPath() ?? paths.home();
    saveReturnPath(paths.home());
    void router.push(to);
  };
  return { leave, isReturning };
}

/**
 * Renders the frame of a step: how far it is, its title, and the links to the next one. Steps are addresses,
 * so that back and reload work. The last step's button leads back to where the visitor signed up from.
 */
export function WelcomeFrame({
  step,
  nickname,
  returnPath,
  hasGifts,
  isDone,
  children,
}: {
  step: WelcomeStep;
  nickname: string;
  /** The path to return to that the address names. */
  returnPath: string | null;
  /** Whether the member has received gifts, which an unverified one has not. */
  hasGifts: boolean;
  /** Whether there is nothing left to do in it: its link is the next step then, else it skips this one. */
  isDone: boolean;
  children: ReactNode;
}) {
  const { t } = useTranslation('welcome');
  const { leave, isReturning } = useLeaveWelcome(returnPath);
  const at = welcomeSteps.indexOf(step);
  const next = welcomeSteps[at + 1];
  const part = step === 'skin' && isDone ? 'known' : step;
  return (
    <div className={styles.welcome}>
      <div className={styles.top}>
        <ProgressBar
          label={t('progress', { step: at + 1, steps: welcomeSteps.length })}
          value={(at + 1) / welcomeSteps.length}
        />
        {next ? (
          <Button variant="quiet" size="small" onClick={leave}>
            {t('skipAll')}
          </Button>
        ) : null}
      </div>
      <header className="stack-2">
        <h1 className={styles.title}>{t(`${part}.title`, { nickname })}</h1>
        <p className="soft">{t(part === 'gifts' && !hasGifts ? 'gifts.none' : `${part}.lead`)}</p>
      </header>
      {children}
      {next ? (
        <LinkButton
          href={paths.welcome({ step: next, callbackUrl: returnPath ?? undefined })}
          variant={isDone ? 'primary' : 'quiet'}
          full
        >
          {t(isDone ? 'next' : 'skip')}
        </LinkButton>
      ) : (
        <Button variant="primary" full onClick={leave}>
          {t(isReturning ? 'back' : 'start')}
        </Button>
      )}
    </div>
  );
}
