/** An error of the environment. Its message is a sentence with the remedy; the start prints it without a stack. */
export class StartError extends Error {
  override name = 'StartError';
}
