import { TZDate } from '@date-fns/tz/date';
import { format } from 'date-fns/format';
import { enUS } from 'date-fns/locale/en-US';
import { ko } from 'date-fns/locale/ko';
import { FALLBACK_TIME_ZONE } from '../contract/constants/common.ts';
import { languageOf } from './dates.ts';

const locales = { ko, en: enUS };
const pattern = { ko: 'yyyy년 M월 d일 a h:mm', en: 'MMM d, yyyy, h:mm a' };

/**
 * Formats date and time of an ISO instant in `zone`, for a tooltip. Separate from lib/dates, since the
 * locales' tables are too large for a first load.
 */
export function dateTimeText(iso: string, locale: string, zone = FALLBACK_TIME_ZONE): string {
  const language = languageOf(locale);
  return format(new TZDate(iso, zone), pattern[language], { locale: locales[language] });
}
