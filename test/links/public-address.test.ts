import { expect, test } from 'vitest';
import { isPublicAddress } from '../../src/links/public-address';

test.each([
  ['93.184.216.34', true],
  ['8.8.8.8', true],
  ['168.63.129.15', true],
  ['168.63.129.16', false],
  ['2606:4700::1111', true],
  ['::ffff:8.8.8.8', true],
  ['::ffff:10.0.0.1', false],
  ['2001:20::1', false],
  ['3fff::1', false],
  ['5f00::1', false],
  ['fe80::1%eth0', false],
  ['0x08080808', false],
  ['court.example', false],
  ['', false],
])('isPublicAddress(%s) is %s', (address, expected) => {
  expect(isPublicAddress(address)).toBe(expected);
});
