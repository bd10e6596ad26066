import type { Attributes, Span } from '@opentelemetry/api';

export type SpanOptions = {
  kind?: 'server' | 'client' | 'consumer';
  /** The W3C `traceparent` that came with the work; null begins a trace. Without it: the span at work here. */
  parent?: string | null;
  /** Names, numbers and ids of our own: no value that a person or a caller gave. */
  attributes?: Attributes;
  /** It is part of something, and no trace of its own where nothing is traced. */
  partOnly?: true;
};

/** A span that is at work; undefined where nothing is traced. */
export type AtWork = Span | undefined;

/** The status of a span that led to nothing: OpenTelemetry's ERROR. */
export const failed = { code: 2 } as const;

export type Tracing = {
  span<T>(name: string, options: SpanOptions, work: (span: AtWork) => Promise<T>): Promise<T>;
  /** The W3C header of the span at work. */
  traceparent(): string | undefined;
  traceId(): string | undefined;
  /** Sends what has ended. */
  flush(): Promise<void>;
  /** Sends what has ended, and traces nothing more. */
  stop(): Promise<void>;
};

// The dashboard's build has this module a second time, in the same process.
const key = Symbol.for('statehouse.tracing');
const shared = globalThis as { [key]?: Tracing | undefined };

/** Undefined unless the operator has said where traces go. */
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

/** For the options of a log: each line within a trace names it. */
export function logTrace(): { mixin?: () => { trace_id?: string } } {
  if (!shared[key]) return {};
  return {
    mixin: () => {
      const trace_id = shared[key]?.traceId();
      return trace_id ? { trace_id } : {};
    },
  };
}

/** What takes the trace along to another process: a header of a request, a member of a job. */
export function traceContext(): { traceparent?: string } {
  const traceparent = shared[key]?.traceparent();
  return traceparent ? { traceparent } : nothing;
}

const nothing = Object.freeze({});
