import { AsyncLocalStorage } from 'node:async_hooks';
import {
  DiagLogLevel,
  diag,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import { parseTraceParent } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { defaultResource, resourceFromAttributes } from '@opentelemetry/resources';
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  type Sampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { Env } from '#lib/config/env';
import { type SpanOptions, setTracing, type Tracing } from '#lib/tracing/tracing';

const kinds = { server: SpanKind.SERVER, client: SpanKind.CLIENT, consumer: SpanKind.CONSUMER };

/**
 * Starts tracing this process, only to OTEL_EXPORTER_OTLP_ENDPOINT. Nothing is registered globally, because spans that
 * libraries create contain the addresses of people's requests. `onFault` is called with the reason when traces could
 * not be sent.
 */
export function openTracing(
  env: Env & { OTEL_EXPORTER_OTLP_ENDPOINT: string },
  onFault: (why: string) => void,
) {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_EXPORTER_OTLP_HEADERS: headers } = env;
  listenForFaults(onFault);
  const exporter = new OTLPTraceExporter({ url: `${endpoint}/v1/traces`, ...(headers ? { headers } : {}) });
  const provider = new TracerProvider({
    sampler: samplerOf(env),
    resource: defaultResource().merge(
      resourceFromAttributes({ 'service.name': env.OTEL_SERVICE_NAME, 'statehouse.role': env.ROLE }),
    ),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  });
  const tracer = provider.getTracer('statehouse');
  const atWork = new AsyncLocalStorage<Span>();
  // Work that a request started and that outlives its response, for example a timer, is not part of its trace.
  const over = new WeakSet<Span>();
  const present = () => {
    const span = atWork.getStore();
    return span && !over.has(span) ? span : undefined;
  };

  const tracing: Tracing = {
    async span(name, options, work) {
      const parent = options.parent === undefined ? present() : remote(options.parent);
      if (options.partOnly && !parent) return work(undefined);
      const within = parent ? trace.setSpan(ROOT_CONTEXT, parent) : ROOT_CONTEXT;
      const span = tracer.startSpan(name, startOf(options), within);
      try {
        return await atWork.run(span, work, span);
      } catch (error) {
        // The message of an error may contain values.
        span.setStatus({ code: SpanStatusCode.ERROR }).setAttribute('error.type', kindOf(error));
        throw error;
      } finally {
        over.add(span);
        span.end();
      }
    },
    traceparent: () => {
      const context = present()?.spanContext();
      if (!context) return undefined;
      const flags = context.traceFlags.toString(16).padStart(2, '0');
      return `00-${context.traceId}-${context.spanId}-${flags}`;
    },
    traceId: () => present()?.spanContext().traceId,
    flush: () => provider.forceFlush().catch(() => {}),
    stop: async () => {
      setTracing(undefined);
      await Promise.race([provider.shutdown().catch(() => {}), atMost()]);
    },
  };
  setTracing(tracing);
  return tracing;
}

/** Which requests are traced, in OpenTelemetry's names. */
function samplerOf({ OTEL_TRACES_SAMPLER: name, OTEL_TRACES_SAMPLER_ARG: ratio }: Env): Sampler {
  const roots = {
    always_on: () => new AlwaysOnSampler(),
    always_off: () => new AlwaysOffSampler(),
    traceidratio: () => new TraceIdRatioBasedSampler(ratio),
  };
  const root = roots[name.replace('parentbased_', '') as keyof typeof roots]();
  return name.startsWith('parentbased_') ? new ParentBasedSampler({ root }) : root;
}

function startOf({ kind, attributes = {} }: SpanOptions) {
  return { kind: kind ? kinds[kind] : SpanKind.INTERNAL, attributes };
}

/** Only the trace context of a caller is used; a malformed one is ignored. */
function remote(traceparent: string | null): Span | undefined {
  const context = traceparent === null ? null : parseTraceParent(traceparent);
  if (!context) return undefined;
  const span = trace.wrapSpanContext({ ...context, isRemote: true });
  return trace.isSpanContextValid(span.spanContext()) ? span : undefined;
}

function kindOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}

/** An unreachable collector must not keep the process from ending. */
function atMost(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 2_000).unref());
}

function listenForFaults(onFault: (why: string) => void): void {
  const report = (message: string) => onFault(message);
  const nothing = () => {};
  diag.setLogger(
    { error: report, warn: report, info: nothing, debug: nothing, verbose: nothing },
    { logLevel: DiagLogLevel.WARN, suppressOverrideMessage: true },
  );
}
