// @vitest-environment node
import { expect, it, vi } from 'vitest';
import { CONVERSATION_TEXTS } from './conversation-texts.ts';
import { CORE_TEXTS } from './core-texts.ts';
import { LEAD_TEXTS } from './lead-texts.ts';
import { textsOfModule } from './texts-of-module.ts';

const ROWS = [...CORE_TEXTS, ...CONVERSATION_TEXTS, ...LEAD_TEXTS];

vi.stubGlobal('window', { location: { origin: 'http://localhost' } });

const modules = import.meta.glob('../**/{text,content}.ts');
const sources = import.meta.glob<string>(
  ['../**/*.{ts,tsx}', '../../../../packages/rules/src/**/*.ts', '!**/*.test.*', '!../ledger/**'],
  { query: '?raw', import: 'default' },
);

const placeOf = (file: string) => (file.startsWith('packages/') ? `../../../../${file}` : `../${file}`);
const withoutNames = (text: string) => text.replaceAll(/\{\w+\}/g, '{}');

async function textsOf(file: string): Promise<string> {
  const place = placeOf(file);
  const load = modules[place];
  if (load) return textsOfModule(await load()).join('\n');
  const source = sources[place];
  if (!source) throw new Error(`There is no ${file}.`);
  return source();
}

it.each(ROWS.flatMap(({ id, file, texts }) => texts.map((text) => [id, text, file])))(
  '%s: ‘%s’ stands in %s',
  async (_id, text, file) => {
    expect(await textsOf(file)).toContain(withoutNames(text));
  },
);

it('names each row once', () => {
  const ids = ROWS.map(({ id, file }) => `${id} ${file}`);
  expect(new Set(ids).size).toBe(ids.length);
});
