import { StartError } from '../lib/config/start-error.ts';
import { ProblemError } from '../lib/service/errors.ts';

/** Runs a command of an operator: an error that has a sentence for them ends it with that, any other with its stack. */
export function runCommand(command: () => Promise<void>): void {
  command().catch((error: unknown) => {
    const hasSentence = error instanceof StartError || error instanceof ProblemError;
    console.error(hasSentence ? error.message : error);
    process.exit(1);
  });
}
