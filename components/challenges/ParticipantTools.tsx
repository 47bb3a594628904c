import { useRouter } from 'next/router';
import { useTranslation } from 'react-i18next';
import { FilterChips } from '@/components/lists/FilterChips';
import { Filters } from '@/components/lists/Filters';
import { Button } from '@/components/ui/Button';
import { TextField } from '@/components/ui/Field';
import { inLanguage } from '@/lib/callbackUrl';
import { paths } from '@/lib/paths';
import styles from './Participants.module.css';
import { everyParticipant, type ParticipantsScope, participantsAddress } from './participantsQuery';

/** Renders the filters of the list of participants: chips, and one member by name. Works without JavaScript. */
export function ParticipantTools({ id, scope }: { id: number; scope: ParticipantsScope }) {
  const { t, i18n } = useTranslation('participants');
  const router = useRouter();
  const chosen = (['user', 'has_review', 'hearted'] as const).filter((name) => scope[name]);
  const addressOf = (change: Partial<ParticipantsScope>) =>
    paths.challengeParticipants(id, participantsAddress({ ...everyParticipant, ...change }));
  return (
    <div className={styles.tools}>
      <Filters>
        <FilterChips
          label={t('tools.label')}
          options={[
            { slug: 'has_review', name: t('tools.reviews') },
            { slug: 'hearted', name: t('tools.hearted') },
          ]}
          chosen={chosen}
          hrefOf={([slug]) => addressOf(slug ? { [slug]: true } : {})}
        />
      </Filters>
      <form
        key={scope.user}
        action={inLanguage(paths.challengeParticipants(id), i18n.language)}
        className={styles.search}
        onSubmit={(event) => {
          event.preventDefault();
          const user = String(new FormData(event.currentTarget).get('user') ?? '').trim();
          void router.push(addressOf({ user }));
        }}
      >
        <TextField
          label={t('tools.user')}
          labelHidden
          placeholder={t('tools.user')}
          name="user"
          defaultValue={scope.user}
          maxLength={21}
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
        />
        <Button type="submit">{t('tools.find')}</Button>
      </form>
    </div>
  );
}
