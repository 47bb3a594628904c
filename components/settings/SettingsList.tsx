import { useTranslation } from 'react-i18next';
import { DropIcon } from '@/components/ui/icons';
import { LinkRow } from '@/components/ui/LinkRow';
import { List } from '@/components/ui/List';
import { paths } from '@/lib/paths';
import styles from './Settings.module.css';
import { groups, isSection, type SectionName, type SettingsScope, sectionNames, sections } from './sections';

/** Renders the links to the pages of a member's settings in groups. */
export function SettingsList({ current, scope }: { current?: SectionName; scope: SettingsScope }) {
  const { t } = useTranslation('users');
  return (
    <nav aria-label={t('settings.title')} className={styles.list}>
      {groups.map((group) => (
        <section key={group} aria-labelledby={`group-${group}`}>
          <h2 id={`group-${group}`} className={styles.group}>
            {t(`settings.groups.${group}`)}
          </h2>
          <List>
            {sectionNames
              .filter((name) => sections[name].group === group && isSection(name, scope))
              .map((name) => {
                const { Icon } = sections[name];
                return (
                  <LinkRow
                    key={name}
                    href={paths.settings(name)}
                    label={t(`settings.${name}`)}
                    icon={<Icon />}
                    current={name === current}
                  />
                );
              })}
            {group === 'profile' ? (
              <LinkRow href={paths.surveys()} label={t('settings.skin')} icon={<DropIcon />} />
            ) : null}
          </List>
        </section>
      ))}
    </nav>
  );
}
