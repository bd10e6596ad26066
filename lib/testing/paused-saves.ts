import type { Changes } from '#components/drafts/draft-store.ts';

/** A browser with unsaved changes, whose pauses the test ends. */
export class PausedSaves {
  kept: unknown = null;
  waiting: (() => void)[] = [];

  readonly ports = {
    kept: {
      read: () => this.kept,
      write: (changes: Changes | null) => {
        this.kept = changes;
      },
    },
    later: (_: number, act: () => void) => {
      this.waiting.push(act);
      return () => {
        this.waiting = this.waiting.filter((other) => other !== act);
      };
    },
  };

  /** Ends every pause. */
  async rest(): Promise<void> {
    while (this.waiting.length > 0) {
      const acts = this.waiting;
      this.waiting = [];
      for (const act of acts) act();
      await new Promise((resolve) => setImmediate(resolve));
    }
  }
}
