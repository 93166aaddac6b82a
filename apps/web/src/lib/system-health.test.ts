import { SYSTEM_HEALTH_PATHS } from '@propguard/protocol/system-health-paths';
import { describe, expect, it } from 'vitest';
import { readSystemHealth } from './system-health.ts';

const healthy = { service: 'x', status: 'healthy', checkedAt: '2026-11-15T00:00:00Z', details: {} };
const open = new AbortController().signal;

describe('readSystemHealth', () => {
  it('asks all seven services before the first has answered', async () => {
    const asked: string[] = [];
    let release: (() => void) | undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const reading = readSystemHealth(open, async (path) => {
      asked.push(path);
      await held;
      return Response.json(healthy);
    });
    expect(asked).toEqual(Object.values(SYSTEM_HEALTH_PATHS).map((path) => `/api${path}`));
    expect(asked).toHaveLength(7);
    release?.();
    expect(Object.values(await reading)).toEqual(Array(7).fill(healthy));
  });

  it('gives null for a service that fails, is missing or talks nonsense, and keeps the others', async () => {
    const health = await readSystemHealth(open, async (path) => {
      if (path.endsWith('/llm/health')) return Response.json({ code: 'NOT_FOUND' }, { status: 404 });
      if (path.includes('blockchain')) throw new TypeError('Failed to fetch');
      if (path.includes('heygen')) return new Response('<html>');
      return Response.json(healthy);
    });
    expect(health).toEqual({
      product: healthy,
      llm: null,
      blockchain: null,
      xnode: healthy,
      pipeline: healthy,
      avatar: null,
      voice: healthy,
    });
  });

  it('is not an answer when the reader has gone', async () => {
    const left = AbortSignal.abort();
    await expect(readSystemHealth(left, () => Promise.reject(new Error('aborted')))).rejects.toThrow();
  });
});
