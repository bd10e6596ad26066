/** A fault of the surroundings. Its message is a sentence that names the cure; the start prints it without a stack. */
export class StartError extends Error {
  override name = 'StartError';
}
