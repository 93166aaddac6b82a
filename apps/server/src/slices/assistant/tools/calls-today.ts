import { PATHS } from '@propguard/rules/routes/paths';
import { listCallsToday } from '../../leads/list-calls-today.ts';
import type { Tool } from './tool.ts';

const SHOWN = 10;

export const callsToday: Tool<'calls_today'> = async ({ scope }, args) => ({
  kind: 'found',
  arguments: args,
  result: await listCallsToday(scope, SHOWN),
  sample: false,
  path: PATHS.leads,
  subject: null,
});
