import type { TFunction } from 'i18next';
import type { DeviceSession } from '@/contract/auth';

/** Returns the name of a device by its system and browser, as far as they are known. */
export function deviceName(
  t: TFunction<'auth'>,
  { browser, system }: Pick<DeviceSession, 'browser' | 'system'>,
): string {
  const parts = [system && t(`devices.systems.${system}`), browser && t(`devices.browsers.${browser}`)];
  return parts.filter(Boolean).join(' · ') || t('devices.unknown');
}
