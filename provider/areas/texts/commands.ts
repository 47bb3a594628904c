import { eq } from 'drizzle-orm';
import type { InputOf } from '../../../contract/call.ts';
import type { SiteTextArea } from '../../../contract/constants/siteTexts.ts';
import type { managedTextCalls } from '../../../contract/managedTexts.calls.ts';
import type { ManagedText } from '../../../contract/managedTexts.ts';
import { fits } from '../../../contract/typedText.ts';
import { siteTexts } from '../../db/schema/site.ts';
import type { RequestContext } from '../../domain/identity/requestContext.ts';
import { requireVersion } from '../../domain/moderation/editing.ts';
import { logAction } from '../../domain/moderation/log.ts';
import type { SiteTextRow } from '../../domain/siteTexts/read.ts';
import { hasSlotsOf, nameOf, type ShippedText, shippedTexts } from '../../domain/siteTexts/shipped.ts';
import type { Db } from '../../platform/db/client.ts';
import { lockName } from '../../platform/db/locks.ts';
import { invalidField, notFound } from '../../platform/errors/errors.ts';
import { fieldError } from '../../platform/errors/fieldErrors.ts';
import type { Locale } from '../../platform/messages/locale.ts';
import { message } from '../../platform/messages/message.ts';
import { presentText } from './present.ts';

type Set = InputOf<typeof managedTextCalls.setSiteText>['body'];
type Reset = InputOf<typeof managedTextCalls.resetSiteText>['body'];

/** Returns a text that operators may change. @throws 404 */
function shippedText(area: SiteTextArea, key: string): ShippedText {
  const shipped = shippedTexts.get(nameOf(area, key));
  if (!shipped) throw notFound();
  return shipped;
}

/**
 * Returns a typed text as it is stored: in one line, null where it is what ships.
 * @throws 400 for one that is too long, or whose slots are others
 */
function storedText(typed: string, shipped: string, { max }: ShippedText, field: 'text' | 'text_en', locale: Locale) {
  const text = typed.replace(/\s+/g, ' ');
  if (!fits(text, max)) throw invalidField(field, message(locale, 'input:tooLong', { maximum: max }));
  if (!hasSlotsOf(shipped, text)) throw fieldError(locale, field, 'otherSlots');
  return text === shipped ? null : text;
}

/** Stores a text over the version that was read, and logs what readers see before and after. @throws 409 */
async function store(
  tx: Db,
  shipped: ShippedText,
  { version, ...texts }: { version: number; text: string | null; textEn: string | null },
  { action, ...by }: RequestContext & { action: 'edit_site_text' | 'reset_site_text' },
): Promise<ManagedText> {
  const { name, ko, en } = shipped;
  await lockName(tx, 'site_texts', name);
  const [before] = await tx.select().from(siteTexts).where(eq(siteTexts.name, name));
  requireVersion({ version: before?.version ?? 0 }, { version });
  const set = { ...texts, shipped: ko, shippedEn: en, version: version + 1 };
  const row: SiteTextRow = { name, ...set };
  await tx.insert(siteTexts).values(row).onConflictDoUpdate({ target: siteTexts.name, set });
  const logged = (shown?: SiteTextRow) => ({ content: shown?.text ?? ko, content_en: shown?.textEn ?? en });
  await logAction(tx, by, { action, label: ko, before: logged(before), after: logged(row) });
  return presentText(shipped, row);
}

/** Changes a text in both languages. @throws 400, 404, 409 `edit_conflict` */
export async function setSiteText(tx: Db, area: SiteTextArea, body: Set, by: RequestContext): Promise<ManagedText> {
  const shipped = shippedText(area, body.key);
  const texts = {
    text: storedText(body.text, shipped.ko, shipped, 'text', by.locale),
    textEn: storedText(body.text_en, shipped.en, shipped, 'text_en', by.locale),
  };
  return store(tx, shipped, { ...texts, version: body.version }, { ...by, action: 'edit_site_text' });
}

/** Lets a text be as it ships again. @throws 404, 409 `edit_conflict` */
export async function resetSiteText(tx: Db, area: SiteTextArea, body: Reset, by: RequestContext): Promise<ManagedText> {
  const texts = { text: null, textEn: null, version: body.version };
  return store(tx, shippedText(area, body.key), texts, { ...by, action: 'reset_site_text' });
}
