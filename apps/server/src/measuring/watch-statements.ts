import type { OnStatement } from '../db/timed-statements.ts';
import type { SlowWork } from './slow-work.ts';
import { statementName } from './statement-name.ts';
import { failureKind, underWay } from './under-way.ts';

/** Each statement counts among the slow ones, and as a part of what asked for it. */
export const watchStatements =
  (slowWork: SlowWork): OnStatement =>
  (text) => {
    const whole = underWay.getStore();
    const part = whole?.part(statementName(text), {
      'db.system.name': 'postgresql',
      'db.query.summary': statementName(text),
    });
    return (ms, error) => {
      slowWork.statement(text, ms);
      part?.end({}, error === undefined ? undefined : failureKind(error));
    };
  };
