import { beforeEach, expect, it, vi } from 'vitest';

const memory = () => {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
};

/** As a page that has just been opened. */
const open = async () => {
  vi.resetModules();
  return import('./tried-key.ts');
};

const MINE = {
  engine: 'sensay',
  baseUrl: 'https://sensay.example',
  organisationId: 'Bäckerei',
  key: 'secret-1234',
} as const;

beforeEach(() => {
  vi.stubGlobal('localStorage', memory());
});

it('goes along with the calls of the assistant, and with no other, over a reload too', async () => {
  (await open()).triedKey.try(MINE);
  const { triedKeyHeaders } = await open();
  expect(triedKeyHeaders(['account', 'session'])).toEqual({});
  const written = triedKeyHeaders(['assistant', 'send'])['x-propguard-tried-key'] ?? '';
  expect(written).toMatch(/^[\x20-\x7e]+$/);
  expect(JSON.parse(decodeURIComponent(written))).toEqual(MINE);
});

it('is gone when it is forgotten', async () => {
  const { triedKey, triedKeyHeaders } = await open();
  triedKey.try(MINE);
  triedKey.forget();
  expect(triedKeyHeaders(['assistant', 'send'])).toEqual({});
  expect((await open()).triedKeyHeaders(['assistant', 'send'])).toEqual({});
});

it.each(['no JSON', '{"engine":"own"}', '{"engine":"sensay","baseUrl":"x","key":"a\\nb","since":1}'])(
  'what somebody else left there is not sent: %s',
  async (left) => {
    localStorage.setItem('propguard.tried-key', left);
    expect((await open()).triedKeyHeaders(['assistant', 'send'])).toEqual({});
  },
);
