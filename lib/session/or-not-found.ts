import { notFound } from 'next/navigation';
import { ClientProblem } from '#lib/client/client-problem';

/** For a page about one object: if it does not exist for this person and mode, the page is not found. */
export async function orNotFound<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof ClientProblem && error.code === 'not_found') notFound();
    throw error;
  }
}
