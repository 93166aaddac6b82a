import {
  DiagLogLevel,
  diag,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { MeterProvider, PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { Logger } from 'pino';
import type { Registry } from 'prom-client';
import type { Config } from '../../config/config.ts';
import { type Facts, type Traces, underWay, type Work } from '../under-way.ts';
import { metricsAsTold } from './metrics-as-told.ts';
import { watchOutsideCalls } from './outside-calls.ts';

const EXPORT_TIMEOUT_MS = 10_000;
/** Nobody waits longer for a collector when a node ends. */
const LAST_WORDS_MS = 2_000;
const COMPLAIN_EVERY_MS = 60_000;
const SAID_MAX = 300;

export type Telemetry = Traces & {
  /** Whose metrics are handed over as well. */
  measure: (register: Registry) => void;
  close: () => Promise<void>;
};

const KINDS = { request: SpanKind.SERVER, unattended: SpanKind.CONSUMER };

/** What cannot be handed over is dropped, and said now and then: the product goes on without. */
const complainTo = (log: Logger) => {
  let last = 0;
  const complain = (...said: unknown[]): void => {
    if (Date.now() - last < COMPLAIN_EVERY_MS) return;
    last = Date.now();
    log.warn({ said: said.join(' ').slice(0, SAID_MAX) }, 'traces or metrics could not be handed over');
  };
  const nothing = (): void => undefined;
  return { error: complain, warn: complain, info: nothing, debug: nothing, verbose: nothing };
};

/** Only loaded where a collector is named. */
export const openTelemetry = (
  { endpoint, headers, serviceName, share, tracesEveryMs, metricsEveryMs }: NonNullable<Config['telemetry']>,
  about: { version: string; nodeId: string; role: string; startedAt: Date; log: Logger },
): Telemetry => {
  diag.setLogger(complainTo(about.log), { logLevel: DiagLogLevel.WARN, suppressOverrideMessage: true });
  const resource = resourceFromAttributes({
    'service.name': serviceName,
    'service.version': about.version,
    'service.instance.id': about.nodeId,
    'propguard.role': about.role,
  });
  const to = (path: string) => ({ url: `${endpoint}/v1/${path}`, headers, timeoutMillis: EXPORT_TIMEOUT_MS });
  const tracers = new TracerProvider({
    resource,
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: new OTLPTraceExporter(to('traces')),
        scheduledDelayMillis: tracesEveryMs,
        exportTimeoutMillis: EXPORT_TIMEOUT_MS,
      }),
    ],
  });
  let register: Registry | null = null;
  const collect = async () => ({
    resourceMetrics: {
      resource,
      scopeMetrics: register
        ? [{ scope: { name: 'propguard' }, metrics: await metricsAsTold(register, about.startedAt) }]
        : [],
    },
    errors: [],
  });
  const meters = new MeterProvider({
    resource,
    readers: [
      new PeriodicExportingMetricReader({
        exporter: new OTLPMetricExporter(to('metrics')),
        exportIntervalMillis: metricsEveryMs,
        exportTimeoutMillis: Math.min(EXPORT_TIMEOUT_MS, metricsEveryMs),
        metricProducers: [{ collect }],
      }),
    ],
  });

  const tracer = tracers.getTracer('propguard', about.version);
  const toWork = (span: Span): Work => {
    const work: Work = {
      within: (run) => underWay.run(work, run),
      part: (name, facts) => toWork(begin(SpanKind.CLIENT, name, facts, span)),
      end: (facts = {}, failure) => {
        span.setAttributes(failure === undefined ? facts : { ...facts, 'error.type': failure });
        if (failure !== undefined) span.setStatus({ code: SpanStatusCode.ERROR });
        span.end();
      },
    };
    return work;
  };
  const begin = (kind: SpanKind, name: string, attributes: Facts, parent: Span | null): Span =>
    tracer.startSpan(name, { kind, attributes }, parent ? trace.setSpan(ROOT_CONTEXT, parent) : ROOT_CONTEXT);
  const stopWatching = watchOutsideCalls(new URL(endpoint).host);

  return {
    begin: (kind, name, facts) => toWork(begin(KINDS[kind], name, facts, null)),
    measure: (given) => {
      register = given;
    },
    close: async () => {
      stopWatching();
      const said = Promise.allSettled([tracers.shutdown(), meters.shutdown()]);
      await Promise.race([
        said,
        new Promise<void>((resolve) => void setTimeout(resolve, LAST_WORDS_MS).unref()),
      ]);
    },
  };
};
