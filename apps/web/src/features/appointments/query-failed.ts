import { hasCode } from '../../lib/api-error.ts';
import { text } from './text.ts';

export const queryFailedFor = (error: unknown): string =>
  hasCode(error, 'NOT_FOUND') ? text.detail.gone : text.failed;
