import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { NEW_DIALOGUE } from '@propguard/talk/dialogue/state';
import { afterEach, describe, expect, it } from 'vitest';
import type { Places } from '../knowledge/load-places.ts';
import { HearingThread } from './hearing-thread.ts';

const PROGRAM = new URL('./hearing-program.ts', import.meta.url);
/** Answers each text by what it says is to happen. */
const TRIAL = new URL('../../../../test/support/hearing-trial.ts', import.meta.url);
const LIMITS = { messageMs: 60_000, megabytes: 512 };

const bondi = { id: 'bondi', name: 'Bondi', state: 'NSW', postcode: '2026', streets: 3 };
const PLACES: Places = { key: 'one', rows: [{ ...bondi, latitude: -33.9, longitude: 151.3 }] };

const open: HearingThread[] = [];
const threadOf = (program = TRIAL, limits = LIMITS): HearingThread => {
  const thread = new HearingThread(program, limits);
  open.push(thread);
  return thread;
};
afterEach(() => Promise.all(open.splice(0).map((thread) => thread.close())));

const say = (thread: HearingThread, text: string, places = PLACES) =>
  thread.hear('home', { text, before: NEW_DIALOGUE }, places);

describe('the thread that reads what is said', () => {
  it('gives back what our own reading of a message gives, in plain data', async () => {
    const thread = threadOf(PROGRAM);
    const said = {
      text: 'what is 5 Rose Street, Bondi worth? and can a person call me?',
      before: NEW_DIALOGUE,
    };
    const heard = await thread.hear('message', { ...said, earlier: [], isPersonAwaited: false }, PLACES);
    expect(JSON.stringify(heard)).toContain('5 Rose Street, Bondi');
    expect(structuredClone(heard)).toEqual(heard);
  });

  it('reads one after the other, in their order', async () => {
    const thread = threadOf();
    const done: string[] = [];
    await Promise.all(['a', 'b', 'c'].map((text) => say(thread, text).then(() => done.push(text))));
    expect(done).toEqual(['a', 'b', 'c']);
  });

  it('is told the places once, and again when they are others', async () => {
    const thread = threadOf();
    const other = { key: 'two', rows: PLACES.rows };
    const told = [
      await say(thread, 'places told'),
      await say(thread, 'places told'),
      await say(thread, 'places told', other),
      await say(thread, 'places told'),
    ];
    expect(told).toEqual(['1', '1', '2', '2']);
  });

  it.each([
    ['takes too long', 'never end', /TIMED_OUT|too long/i],
    ['throws', 'throw', /thrown/],
    ['ends the thread', 'exit', /stopped/],
  ])('a message that %s fails alone', async (_, text, fault) => {
    const thread = threadOf(TRIAL, { ...LIMITS, messageMs: 3000 });
    const [failed, next] = await Promise.allSettled([say(thread, text), say(thread, 'next')]);
    expect(failed).toMatchObject({ status: 'rejected', reason: { message: expect.stringMatching(fault) } });
    expect(next).toEqual({ status: 'fulfilled', value: 'next' });
  });

  it('holds no process that has nothing else to do', async () => {
    const program = `
      import { HearingThread } from '${new URL('./hearing-thread.ts', import.meta.url).href}';
      const thread = new HearingThread(new URL('${TRIAL.href}'), ${JSON.stringify(LIMITS)});
      console.log(await thread.hear('home', { text: 'heard', before: {} }, { key: 'a', rows: [] }));`;
    const folder = mkdtempSync(path.join(tmpdir(), 'propguard-hearing-'));
    const file = path.join(folder, 'hear.mjs');
    writeFileSync(file, program);
    const { stdout } = await promisify(execFile)(process.execPath, [file], { timeout: 30_000 });
    rmSync(folder, { recursive: true });
    expect(stdout).toBe('heard\n');
  });

  it('once closed, answers nobody', async () => {
    const thread = threadOf();
    const waiting = Promise.allSettled([say(thread, 'never end'), say(thread, 'next')]);
    await thread.close();
    expect((await waiting).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  });
});
