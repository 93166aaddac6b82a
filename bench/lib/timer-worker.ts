import { toConfig } from '../../apps/server/src/config/config.ts';
import { readEnv } from '../../apps/server/src/config/env.ts';
import { people } from '../../apps/server/src/db/schema/people.ts';
import { createLog } from '../../apps/server/src/log.ts';
import { startNode } from '../../apps/server/src/start/node.ts';
import { defineTimer, type TimerDefinition } from '../../apps/server/src/timers/define-timer.ts';
import { ById } from '../../packages/protocol/src/shapes.ts';

/** A worker in a process of its own, to be killed. Its timers write down that they were done. */
const insertTimer = defineTimer({
  kind: 'bench-insert',
  payload: ById.partial(),
  handler:
    async () =>
    async ({ tx, workspaceId, key }) => {
      await tx.insert(people).values({ workspaceId, name: key });
    },
});

const config = toConfig(readEnv(process.env));
await startNode(config, createLog(config), { jobs: [], timers: [insertTimer] as TimerDefinition[] });
console.log('ready');
