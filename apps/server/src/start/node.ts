import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { openInstallation } from '../access/open-installation.ts';
import { referenceOf } from '../access/reference-scope.ts';
import type { Config } from '../config/config.ts';
import type { Context } from '../context.ts';
import { startExampleSite } from '../http/example-site.ts';
import { measureWorker } from '../http/metrics.ts';
import { reportAlive } from '../http/report-alive.ts';
import { buildServer } from '../http/server.ts';
import type { JobDefinition } from '../jobs/define-job.ts';
import { JOB_DEFINITIONS } from '../queue/job-definitions.ts';
import { TIMER_DEFINITIONS } from '../queue/timer-definitions.ts';
import { startTimers } from '../queue/timer-worker.ts';
import { startServing, startWorker } from '../queue/worker.ts';
import { printOperatorToken } from '../slices/account/print-operator-token.ts';
import { getAssistantReady } from '../slices/assistant/get-ready.ts';
import { currentValuer } from '../slices/models/current-valuer.ts';
import { replaceFirstModel } from '../slices/models/replace-first-model.ts';
import { plantSampleTitles } from '../slices/titles/plant-sample-titles.ts';
import type { OnStep } from '../start-up-step.ts';
import type { TimerDefinition } from '../timers/define-timer.ts';
import { openContext } from './open-context.ts';

const HEARTBEAT_MS = 10_000;
const FULL_WORLD = 1;

type NodeOptions = {
  jobs?: JobDefinition[] | undefined;
  timers?: TimerDefinition[] | undefined;
  onStep?: OnStep;
  say?: Context['say'];
};
/** `leave`: says that it takes nothing new, and goes on answering until those who look there have noticed. */
export type RunningNode = {
  context: Context;
  url: string | null;
  leave: () => Promise<void>;
  stop: () => Promise<void>;
};

/** Proxies look every second or so. Whoever connects in the moment in which a port closes is not answered by anybody. */
const NOTICED_WITHIN_MS = 2_000;

const startHeartbeat = async (context: Context): Promise<() => Promise<void>> => {
  const beat = () => reportAlive(context);
  const { database, nodeId, log } = context;
  await beat();
  const timer = setInterval(() => {
    beat().catch((error: unknown) => log.warn({ err: error }, 'heartbeat failed'));
  }, HEARTBEAT_MS);
  return async () => {
    clearInterval(timer);
    await database.plain.execute(sql`delete from node where id = ${nodeId}`);
  };
};

/**
 * Reads what the first to ask for a value, or the assistant, would wait for, and everybody else behind them: a node that
 * says it is ready answers at once. Where there is nothing to read yet, it is ready without.
 */
const warmUp = async (context: Context): Promise<void> => {
  await currentValuer(referenceOf(context)).catch((error: unknown) =>
    context.log.debug({ err: error }, 'no model was opened'),
  );
  if (context.config.sampleWorld.scale < FULL_WORLD) return;
  await getAssistantReady(referenceOf(context)).catch((error: unknown) =>
    context.log.debug({ err: error }, 'the assistant was not made ready'),
  );
};

/** They wait for the chain, which starts behind the rest. */
const plantTitles = (context: Context): void => {
  if (context.config.sampleWorld.scale < FULL_WORLD) return;
  plantSampleTitles(referenceOf(context)).catch((error: unknown) =>
    context.log.debug({ err: error }, 'no sample titles were planted'),
  );
};

/** Whoever looks around is not to wait for it. */
const improveModel = (context: Context): void => {
  const { config, log } = context;
  if (!config.models.trainAfterImport || config.sampleWorld.scale < FULL_WORLD) return;
  openInstallation(context, null, replaceFirstModel).catch((error: unknown) =>
    log.warn({ err: error }, 'the first model was not replaced'),
  );
};

export class PortTaken extends Error {}

/** The address as a person would type it. */
const listen = async (app: FastifyInstance, { http }: Config): Promise<string> => {
  const bound = await app
    .listen({ host: http.host, port: http.port })
    .catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EADDRINUSE') throw error;
      throw new PortTaken(
        `Port ${http.port} is in use by another program. Stop it, or set PORT to another one.`,
      );
    });
  return http.host === 'localhost' ? `http://localhost:${new URL(bound).port}` : bound;
};

/** Starts one node of the installation in its role. Stopping finishes what is under way, then lets go. */
export const startNode = async (
  config: Config,
  log: Logger,
  options: NodeOptions = {},
): Promise<RunningNode> => {
  const { jobs = JOB_DEFINITIONS, timers = TIMER_DEFINITIONS } = options;
  const { onStep = () => undefined, say = () => undefined } = options;
  const { context, close } = await openContext(config, log, { onStep, say });
  const stops: (() => unknown)[] = [];
  const stop = async (): Promise<void> => {
    for (const letGo of stops.splice(0)) await letGo();
    await close();
  };
  try {
    const server = config.role === 'worker' ? null : await buildServer(context);
    if (!server) measureWorker(context);
    if (server) stops.push(server.stopping, () => context.events.stop(), server.close);
    const worker = config.role === 'api' ? startServing(context, jobs) : await startWorker(context, jobs);
    stops.push(worker.stop);
    let stopTimers: () => unknown = () => undefined;
    stops.push(() => stopTimers());
    const stopHeartbeat = await startHeartbeat(context);
    stops.push(() => stopHeartbeat().catch(() => undefined));
    if (server) await warmUp(context);
    const url = server ? await listen(server.app, config) : null;
    // What came due while nobody ran may ask this node whether it answers.
    if (config.role !== 'api') stopTimers = startTimers(context, timers).stop;
    if (server) await openInstallation(context, null, printOperatorToken);
    if (server) plantTitles(context);
    improveModel(context);
    if (server) stops.push(await startExampleSite(context));
    const leave = async (): Promise<void> => {
      if (!server) return;
      server.stopping();
      await delay(NOTICED_WITHIN_MS);
    };
    return { context, url, leave, stop };
  } catch (error) {
    await stop();
    throw error;
  }
};
