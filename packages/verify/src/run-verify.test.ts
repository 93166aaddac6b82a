import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { EXIT, runVerify } from './run-verify.ts';

const folder = mkdtempSync(join(tmpdir(), 'propguard-verify-'));
afterAll(() => rmSync(folder, { recursive: true }));

const VECTORS = join(import.meta.dirname, '../../proof/vectors');
const read = (name: string) => JSON.parse(readFileSync(join(VECTORS, name), 'utf8'));
const write = (name: string, content: string): string => {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
};

const run = async (...args: string[]) => {
  const said: string[] = [];
  const code = await runVerify(
    args,
    (text) => said.push(text),
    (text) => said.push(text),
  );
  return { code, said: said.join('\n') };
};

const [sealed, ...broken] = read('bundles.json') as { name: string; file: string; failedCheck: string }[];
const bundle = write('bundle.json', sealed?.file ?? '');
const { did } = read('signatures.json') as { did: string };

describe('the verify command', () => {
  it('says what holds, and ends with 0', async () => {
    const { code, said } = await run(bundle, '--issuer', did);
    expect(code).toBe(EXIT.valid);
    expect(said).toContain('✓ log-inclusion');
    expect(said).toContain(did);
    expect(said).toMatch(/VALID$/);
  });

  it.each(broken)('names the check that fails, and ends with 1: $name', async ({ file, failedCheck }) => {
    const { code, said } = await run(write('broken.json', file), '--json');
    expect(code).toBe(EXIT.invalid);
    const { checks } = JSON.parse(said) as { checks: { check: string; result: string }[] };
    expect(checks.find(({ result }) => result === 'failed')?.check).toBe(failedCheck);
  });

  it('wants the issuer that was asked for', async () => {
    const { code, said } = await run(bundle, '--issuer', 'did:web:somebody.example');
    expect([code, said.includes(`✗ issuer: The issuer is ${did}.`)]).toEqual([EXIT.invalid, true]);
  });

  it('refuses a private part that is none', async () => {
    const { code, said } = await run(bundle, '--private', write('private.json', '{}'));
    expect([code, said.includes('✗ private-part')]).toEqual([EXIT.invalid, true]);
  });

  it.each([
    [[]],
    [[bundle, 'another.json']],
    [['--unknown', bundle]],
    [[bundle, '--model', 'model.pgrp']],
    [[join(folder, 'not-there.json')]],
  ])('ends with 2 when it cannot read what it was given: %j', async (args) => {
    expect((await run(...args)).code).toBe(EXIT.unread);
  });
});
