import type { Role } from '@propguard/rules/workspaces/roles';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fail } from '../../../fail.ts';
import type { ToolContext } from '../tool-context.ts';
import { runTool } from './run-tool.ts';
import { TOOLBOX } from './toolbox.ts';

const logged = vi.fn();
const context = (role: Role = 'owner', accountId: string | null = 'someone'): ToolContext =>
  ({ language: 'en', scope: { role, accountId, services: { log: { error: logged } } } }) as never;

afterEach(() => {
  vi.restoreAllMocks();
  logged.mockReset();
});

describe('running a tool', () => {
  it('one that fails is logged by its name, and its fault goes on', async () => {
    const fault = new Error('the disk is full');
    vi.spyOn(TOOLBOX, 'plan_usage').mockRejectedValue(fault);
    await expect(runTool(context(), { tool: 'plan_usage', arguments: {} })).rejects.toBe(fault);
    expect(logged).toHaveBeenCalledExactlyOnceWith({ err: fault, tool: 'plan_usage' }, expect.any(String));
  });

  it('what the product refuses is no fault of the tool', async () => {
    vi.spyOn(TOOLBOX, 'report').mockRejectedValue(fail('PLAN_LIMIT_REACHED'));
    const call = { tool: 'report' as const, arguments: { address: 'Lismore' } };
    await expect(runTool(context(), call)).rejects.toMatchObject({ code: 'PLAN_LIMIT_REACHED' });
    expect(logged).not.toHaveBeenCalled();
  });

  it('somebody without an account has a list of their own: nothing of the workspace', async () => {
    const ran = vi.spyOn(TOOLBOX, 'plan_usage');
    const guest = context('viewer', null);
    for (const tool of [
      'plan_usage',
      'save_search',
      'report',
      'find_lead',
      'add_lead_note',
      'calls_today',
    ] as const)
      await expect(runTool(guest, { tool, arguments: {} as never })).rejects.toMatchObject({
        code: 'FORBIDDEN',
      });
    expect(ran).not.toHaveBeenCalled();
    const answered = { kind: 'found' } as never;
    vi.spyOn(TOOLBOX, 'help').mockResolvedValue(answered);
    expect(await runTool(guest, { tool: 'help', arguments: {} })).toBe(answered);
  });

  it.each([
    ['a viewer', 'viewer', 'someone'],
    ['a key, which is no person', 'owner', null],
  ] as const)('%s may not have a report made', async (_, role, accountId) => {
    const ran = vi.spyOn(TOOLBOX, 'report');
    const call = { tool: 'report' as const, arguments: { address: 'Lismore' } };
    await expect(runTool(context(role, accountId), call)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    expect(ran).not.toHaveBeenCalled();
  });
});
