import type { Attributes, Span } from '@opentelemetry/api';

export type SpanOptions = {
  kind?: 'server' | 'client' | 'consumer';
  /** The W3C `traceparent` of the caller; null starts a new trace. If absent, the current span is the parent. */
  parent?: string | null;
  /** Names, numbers and our own ids, and no values from a person or a caller. */
  attributes?: Attributes;
  /** Only a part of a trace: without a current span it is not recorded. */
  partOnly?: true;
};

/** The current span; undefined if nothing is traced. */
export type AtWork = Span | undefined;

/** The status of a failed span: OpenTelemetry's ERROR. */
export const failed = { code: 2 } as const;

export type Tracing = {
  span<T>(name: string, options: SpanOptions, work: (span: AtWork) => Promise<T>): Promise<T>;
  /** The W3C header of the current span. */
  traceparent(): string | undefined;
  traceId(): string | undefined;
  /** Sends the ended spans. */
  flush(): Promise<void>;
  /** Sends the ended spans and stops tracing. */
  stop(): Promise<void>;
};

// The dashboard's build contains a second copy of this module in the same process.
const key = Symbol.for('statehouse.tracing');
const shared = globalThis as { [key]?: Tracing | undefined };

/** Undefined unless the operator has configured where traces are sent. */
export function tracing(): Tracing | undefined {
  return shared[key];
}

export function setTracing(tracing: Tracing | undefined): void {
  shared[key] = tracing;
}

export function inSpan<T>(
  name: string,
  options: SpanOptions,
  work: (span: AtWork) => Promise<T>,
): Promise<T> {
  return shared[key]?.span(name, options, work) ?? work(undefined);
}

/** Log options that add the trace id to each line within a trace. */
export function logTrace(): { mixin?: () => { trace_id?: string } } {
  if (!shared[key]) return {};
  return {
    mixin: () => {
      const trace_id = shared[key]?.traceId();
      return trace_id ? { trace_id } : {};
    },
  };
}

/** The trace context to send to another process: a header of a request, a member of a job. */
export function traceContext(): { traceparent?: string } {
  const traceparent = shared[key]?.traceparent();
  return traceparent ? { traceparent } : nothing;
}

const nothing = Object.freeze({});
