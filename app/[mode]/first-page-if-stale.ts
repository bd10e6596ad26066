import { redirect } from 'next/navigation';
import { ClientProblem } from '#lib/client/client-problem';

/** A page of a list that the service does not know, from an old link or another order: its first page is shown. */
export async function firstPageIfStale<T>(
  list: Promise<T>,
  pages: readonly string[],
  first: string,
): Promise<T> {
  try {
    return await list;
  } catch (error) {
    if (pages.length > 0 && error instanceof ClientProblem && error.code === 'validation_error')
      redirect(first);
    throw error;
  }
}
