import { notFound } from 'next/navigation';
import { ClientProblem } from '#lib/client/client-problem';

/** For a page about one thing: what the service does not have for this person and mode is a page that is not there. */
export async function orNotFound<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof ClientProblem && error.code === 'not_found') notFound();
    throw error;
  }
}
