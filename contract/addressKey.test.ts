import { expect, it } from 'vitest';
import { addressKey } from './addressKey.ts';

it.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['::ffff:c000:207', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::1', '2001:db8:1:2::/64'],
  ['2001:db8:1:3::1', '2001:db8:1:3::/64'],
  ['fe80::1%eth0', 'fe80::/64'],
  ['::1', '::/64'],
  ['local', 'local'],
  ['unknown', 'unknown'],
  ['', ''],
  ['999.1.1.1', '999.1.1.1'],
])('keys %s by %s', (address, key) => {
  expect(addressKey(address)).toBe(key);
});
