/** A name that a browser or a program gives for its time zone, and the zone that is meant by it. */
interface ZoneInput {
  from: string;
  input: string | undefined;
  expected: string;
}

/** Names by which no zone is known: the site's own is meant. */
export const unknownZones: readonly ZoneInput[] = [
  { from: 'Chromium on a system whose zone it does not recognise', input: 'Etc/Unknown' },
  { from: 'a zone that was set by hand', input: 'Nowhere/Land' },
  { from: 'Intl of a browser that hides the zone', input: undefined },
  { from: 'a header written from a missing value', input: 'undefined' },
  { from: 'a header without a value', input: '' },
  { from: 'the abbreviation of Korea’s clock', input: 'KST' },
  { from: 'a clock that was set by its offset', input: '+09:00' },
  { from: 'an offset that no place has', input: '+23:59' },
  { from: 'the end of a JavaScript date’s text', input: 'GMT+0900' },
  { from: 'a name of Windows', input: 'Korea Standard Time' },
].map((it) => ({ ...it, expected: 'Asia/Seoul' }));

/** Other names of zones, which Intl knows. */
export const knownZones: readonly ZoneInput[] = [
  { from: 'an old Unix', input: 'ROK', expected: 'Asia/Seoul' },
  { from: 'a program that writes small letters', input: 'asia/tokyo', expected: 'Asia/Tokyo' },
  { from: 'a browser that resists fingerprinting', input: 'UTC', expected: 'UTC' },
  { from: 'an old name of New York’s zone', input: 'US/Eastern', expected: 'America/New_York' },
];
