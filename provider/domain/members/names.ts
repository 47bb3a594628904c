import unhomoglyph from 'unhomoglyph';

/** Small capitals of the Latin alphabet, which Unicode does not list as confusable with its letters. */
const smallCapitals: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ᴀ: 'a',
    ʙ: 'b',
    ᴄ: 'c',
    ᴅ: 'd',
    ᴇ: 'e',
    ꜰ: 'f',
    ɢ: 'g',
    ʜ: 'h',
    ɪ: 'i',
    ᴊ: 'j',
    ᴋ: 'k',
    ʟ: 'l',
    ᴍ: 'm',
    ɴ: 'n',
    ᴏ: 'o',
    ᴘ: 'p',
    ʀ: 'r',
    ꜱ: 's',
    ᴛ: 't',
    ᴜ: 'u',
    ᴠ: 'v',
    ᴡ: 'w',
    ʏ: 'y',
    ᴢ: 'z',
  }),
);

/** Default-ignorable characters (joiners, marks of direction, fillers), control and private characters. */
const invisible = /[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Zl}\p{Zp}]/u;
/** An emoji of several parts, in which joiners and variation selectors belong. */
const emoji =
  /\p{Extended_Pictographic}[\uFE0F\p{Emoji_Modifier}]*(\u200D\p{Extended_Pictographic}[\uFE0F\p{Emoji_Modifier}]*)*/gu;

/** Returns whether a name holds an invisible character or a direction mark. */
export const hasInvisible = (name: string) => invisible.test(name.replace(emoji, ''));

/**
 * Normalises a name to what a reader takes it for: compatibility forms (NFKC), letters without their
 * marks, letters of other scripts that look like Latin ones (confusables of Unicode TS 39), and only
 * letters and digits. Names with a common form look alike. A letter may look Latin in one case only
 * (Cyrillic М, but not м), so both cases are normalised.
 */
function foldsOf(name: string): [small: string, capital: string] {
  const bare = name.normalize('NFKD').replace(/\p{M}/gu, '').normalize('NFC');
  const latin = [...bare].map((character) => smallCapitals.get(character) ?? character).join('');
  const fold = (cased: string) =>
    unhomoglyph(cased)
      .toLowerCase()
      .replace(/[^\p{L}\p{N}|]/gu, '')
      .replace(/[1l|]/g, 'i')
      .replace(/0/g, 'o')
      .replace(/rn/g, 'm');
  return [fold(latin.toLowerCase()), fold(latin.toUpperCase())];
}

const comparedForms = (...names: string[]) => names.map((name) => foldsOf(name)[0]);

/** Names of the site itself, when they are all of a name. */
const own = comparedForms('결', 'gyeol', '결팀', 'gyeolteam', '매니저', '시스템', 'system', 'root', 'mod', 'support');
/** Terms of staff, anywhere in a name. */
const within = comparedForms(
  '운영자',
  '운영진',
  '운영팀',
  '관리자',
  '관리팀',
  '결지기',
  '공식',
  '고객센터',
  '고객지원',
  '스태프',
  '탈퇴한회원',
  'formermember',
);
/**
 * Terms of staff within ordinary words (badminton), so that only a name's beginning or end is compared.
 */
const atEdge = comparedForms('admin', 'administrator', 'manager', 'moderator', 'official', 'staff', 'gyeolteam');

/** Returns whether a name could be mistaken for the site, its staff or a leaver. */
export const looksOfficial = (name: string): boolean => foldsOf(name).some(isOfficial);

function isOfficial(seen: string): boolean {
  const letters = seen.replace(/^\p{N}+|\p{N}+$/gu, '');
  return (
    own.includes(seen) ||
    own.includes(letters) ||
    within.some((term) => seen.includes(term)) ||
    atEdge.some((term) => letters.startsWith(term) || letters.endsWith(term))
  );
}
