import { useTranslation } from 'react-i18next';
import { MoonIcon, ScreenIcon, SunIcon } from '@/components/ui/icons';
import { Menu } from '@/components/ui/Menu';
import bar from './LanguageSwitch.module.css';
import { themes, useTheme } from './useTheme';

const icons = { system: ScreenIcon, light: SunIcon, dark: MoonIcon };

/** Renders the switch of the theme: light, dark, or the device's. `named` has its name beside the icon. */
export function ThemeSwitch({ named = false }: { named?: boolean }) {
  const { t } = useTranslation('common');
  const [theme, choose] = useTheme();
  const Current = icons[theme];
  return (
    <Menu
      label={t('theme.label')}
      trigger={
        <>
          <Current size={named ? 1 : 2} />
          {named ? t('theme.label') : null}
        </>
      }
      triggerClassName={named ? bar.switch : undefined}
      items={themes.map((name) => {
        const Icon = icons[name];
        return { label: t(`theme.${name}`), icon: <Icon />, current: name === theme, onSelect: () => choose(name) };
      })}
    />
  );
}
