/** One thing that was looked at. A reason is given where it does not hold. */
export type Check = { check: string; result: 'passed' | 'failed' | 'not-reached'; reason?: string };

export const passed = (check: string): Check => ({ check, result: 'passed' });
export const failed = (check: string, reason: string): Check => ({ check, result: 'failed', reason });
export const checkThat = (check: string, holds: boolean, reason: string): Check =>
  holds ? passed(check) : failed(check, reason);
