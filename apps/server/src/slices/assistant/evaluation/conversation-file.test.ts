import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readConversations } from './conversation-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'conversations-'));
afterAll(() => rmSync(folder, { recursive: true }));

const fileOf = (content: string): string => {
  const path = join(folder, 'conversations.json');
  writeFileSync(path, content);
  return path;
};

describe('a file of conversations', () => {
  it('is a list of what somebody says, turn by turn', () => {
    const one = { id: 'a', language: 'de', persona: 'buyer', turns: ['Hallo', 'Was kostet ein Haus?'] };
    expect(readConversations(fileOf(JSON.stringify([one])))).toEqual([one]);
  });

  it('may be a set that was judged, one conversation a line', () => {
    const path = join(folder, 'judged.jsonl');
    const judged = { id: 'a', turns: [{ user: 'Hallo', reply: 'Guten Tag', judged: {} }] };
    writeFileSync(path, `${JSON.stringify(judged)}\n\n`);
    expect(readConversations(path)).toEqual([{ id: 'a', turns: ['Hallo'] }]);
  });

  it.each([
    ['[{"id":"a","turns":[]}]', /conversations.json, entry 1/],
    ['[{"id":"a","turns":["hi"]},{"id":"a","turns":["hi"]}]', /a is used twice/],
    ['{"id":"a"}', /expected array/],
    ['[{', /conversations.json: /],
  ])('says what is wrong with %s', (content, fault) => {
    expect(() => readConversations(fileOf(content))).toThrow(fault);
  });
});
