import { expect, it } from 'vitest';
import { deviceName, isHandheld } from './device-name.ts';

const EDGE =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1';
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

it.each([
  [EDGE, 'Edge on Windows'],
  [IPHONE, 'Safari on iPhone'],
  [FIREFOX, 'Firefox on Linux'],
  ['curl/8.5.0', null],
  ['', null],
  [null, null],
])('%s is %s', (device, name) => {
  expect(deviceName(device)).toBe(name);
});

it('tells what is held in the hand', () => {
  expect(isHandheld(IPHONE)).toBe(true);
  expect(isHandheld(EDGE)).toBe(false);
});
