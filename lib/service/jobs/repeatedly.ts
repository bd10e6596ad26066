type Repeated = {
  /** Runs it now; while it runs already, that run counts. */
  run(): Promise<void>;
  /** Ends the repetition, and waits for a run that is under way. */
  stop(): Promise<void>;
};

/** Runs work at intervals, never twice at once: where it takes longer than its interval, runs would pile up. */
export function repeatedly(work: () => Promise<void>, everyMs: number): Repeated {
  let running: Promise<void> | null = null;
  const run = () => {
    running ??= work().finally(() => {
      running = null;
    });
    return running;
  };
  const timer = setInterval(run, everyMs);
  return {
    run,
    stop: async () => {
      clearInterval(timer);
      await running;
    },
  };
}
