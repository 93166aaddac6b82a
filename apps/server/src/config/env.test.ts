import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { REPO_ROOT } from './config.ts';
import { Env, InvalidSettings, readEnv } from './env.ts';

describe('settings', () => {
  it('are all listed in the README', () => {
    const table = readFileSync(join(REPO_ROOT, 'README.md'), 'utf8');
    expect(Object.keys(Env.shape).filter((name) => !table.includes(`\`${name}\``))).toEqual([]);
  });

  it.each([
    ['true', 1],
    ['false', 0],
    ['1', 1],
    ['3', 3],
  ])('TRUST_PROXY=%s believes %i proxies', (written, proxies) => {
    expect(readEnv({ TRUST_PROXY: written }).TRUST_PROXY).toBe(proxies);
  });

  it('are named when they are wrong', () => {
    expect(() => readEnv({ TRUST_PROXY: 'nginx' })).toThrow(InvalidSettings);
    expect(() => readEnv({ PORT: '70000' })).toThrow(/PORT/);
    expect(() => readEnv({ OTEL_EXPORTER_OTLP_ENDPOINT: 'collector' })).toThrow(
      /OTEL_EXPORTER_OTLP_ENDPOINT/,
    );
    for (const headers of ['token', '=x', 'a=%ff', 'a=1,,b=2'])
      expect(() => readEnv({ OTEL_EXPORTER_OTLP_HEADERS: headers })).toThrow(/name=value/);
  });
});
