import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useGetSystemQuery, useTestPartMutation } from '@/api/system';
import { isChatConfigured } from '@/components/layout/useChat';
import { Button } from '@/components/ui/Button';
import { List, ListRow } from '@/components/ui/List';
import { Loaded } from '@/components/ui/Loaded';
import { SkeletonRows } from '@/components/ui/Skeleton';
import { Tag } from '@/components/ui/Tag';
import { NO_DEVICE, NOT_SET_UP, type SystemKind, type SystemPart } from '@/contract/constants/system';
import { own } from '@/contract/own';
import type { PartTest } from '@/contract/system';
import { useAppStore } from '@/hooks/redux';
import { useSubmit } from '@/hooks/useSubmit';
import { languageOf } from '@/lib/dates';
import { formatInteger } from '@/lib/numbers';
import styles from './Manage.module.css';

/** Renders the parts that the site works with: what each is, and a button that tests it. */
export function SystemParts() {
  const answer = useGetSystemQuery();
  return (
    <Loaded answer={answer} loading={<SkeletonRows rows={7} />}>
      {(data) => (
        <List>
          {data.results.map(({ part, kind }) => (
            <Part key={part} part={part} kind={kind} />
          ))}
        </List>
      )}
    </Loaded>
  );
}

/** Returns what a part is, of the chat also by the plugin key, which only the build knows. */
function useKind(part: SystemPart, kind: SystemKind): { name: string; isOff: boolean } {
  const { t } = useTranslation('manage');
  if (part === 'chat' && isChatConfigured && kind === 'off') return { name: t('system.unproven'), isOff: false };
  const shown = part === 'chat' && !isChatConfigured ? 'off' : kind;
  return { name: t(`system.kinds.${shown}`), isOff: shown === 'off' };
}

function Part({ part, kind }: { part: SystemPart; kind: SystemKind }) {
  const { t } = useTranslation('manage');
  const { name, isOff } = useKind(part, kind);
  return (
    <ListRow>
      <h2 className={styles.part}>
        {t(`system.parts.${part}`)} <Tag tone={isOff ? 'plain' : 'accent'}>{name}</Tag>
      </h2>
      <p className="small">{t(`system.about.${part}`)}</p>
      <PartTester part={part} kind={kind} />
    </ListRow>
  );
}

const failed = (error: string): PartTest => ({ works: false, milliseconds: 0, error });

/** Returns a function that starts the chat in this browser, as for any member, and says what came of it. */
function useChatTest(): () => Promise<PartTest> {
  const { i18n } = useTranslation();
  const store = useAppStore();
  return async () => {
    if (!isChatConfigured) return failed(NOT_SET_UP);
    const began = performance.now();
    try {
      const { testChat } = await import('@/components/layout/openChat');
      await testChat(store, languageOf(i18n.language));
    } catch (error) {
      return failed(error instanceof Error ? error.message : String(error));
    }
    return { works: true, milliseconds: Math.round(performance.now() - began), error: '' };
  };
}

function PartTester({ part, kind }: { part: SystemPart; kind: SystemKind }) {
  const { t } = useTranslation('manage');
  const [test] = useTestPartMutation();
  const testChat = useChatTest();
  const [result, setResult] = useState<PartTest>();
  const { submit, isSubmitting } = useSubmit({
    call: (it: SystemPart, idempotencyKey) =>
      it === 'chat' ? testChat() : test({ part: it, idempotencyKey }).unwrap(),
    failed: t('system.failed'),
    onDone: setResult,
  });
  return (
    <div className={styles.test}>
      <Button
        size="small"
        busy={isSubmitting}
        aria-label={t('system.testOf', { part: t(`system.parts.${part}`) })}
        onClick={() => void submit(part)}
      >
        {t('system.test')}
      </Button>
      <p role="status" className="small">
        {result ? <Result part={part} kind={kind} result={result} /> : null}
      </p>
    </div>
  );
}

/** What a part that works did, where that is more than an answer. */
const done = { mail: 'mailed', slack: 'posted', push: 'pushed' } as const satisfies Partial<Record<SystemPart, string>>;

function Result({ part, kind, result }: { part: SystemPart; kind: SystemKind; result: PartTest }) {
  const { t } = useTranslation('manage');
  const { works, milliseconds, error } = result;
  if (error === NOT_SET_UP) return t('system.notSetUp');
  if (error === NO_DEVICE) return t('system.noDevice');
  if (!works) return <Tag tone="warning">{t('system.broken', { error })}</Tag>;
  const time = formatInteger(milliseconds);
  if (kind === 'outbox') return t('system.stored', { time });
  return t(`system.${own(done, part) ?? 'works'}`, { time });
}
