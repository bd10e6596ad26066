import { StartError } from '../lib/config/start-error.ts';

/**
 * The one argument of a command. Throws its usage if there is none, or a second one: a folder whose name has a space, not
 * quoted, is another folder. One that begins with a hyphen was meant as an option.
 */
export function onlyArgument(usage: string, given: readonly string[] = process.argv.slice(2)): string {
  const [argument, ...others] = given;
  if (!argument || argument.startsWith('-') || others.length > 0) throw new StartError(usage);
  return argument;
}

/** Ends a command that takes no arguments, if it has one: it would do all that it does, and look as if it had obeyed. */
export function refuseArguments(given: readonly string[] = process.argv.slice(2)): void {
  if (given.length > 0)
    throw new StartError(`This command takes no arguments: ${given.join(' ')} is unknown.`);
}
