import { PRICING_PATH } from '../../../fail.ts';
import { describeUsage } from '../../plans/describe-usage.ts';
import type { Tool } from './tool.ts';

export const planUsage: Tool<'plan_usage'> = async ({ scope }, args) => {
  const { plan, reports } = await describeUsage(scope);
  return {
    kind: 'found',
    arguments: args,
    result: { plan, used: reports.used, limit: reports.limit, resetsOn: reports.resetsOn },
    sample: false,
    path: PRICING_PATH,
    subject: null,
  };
};
