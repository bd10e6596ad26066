import { redirect } from 'next/navigation';
import type { SearchParams } from 'nuqs/server';
import { cache } from 'react';
import { nullIfNotFound } from '#lib/client/client-problem';
import type { View } from '#lib/contract/view';
import type { ViewedList } from '#lib/contract/view-parameters';
import type { Session } from '#lib/session/session';

/** One’s own views of a list and those of the team, once per request. A service elsewhere keeps none. */
export const loadViews = cache(async ({ consoleClient }: Session, list: ViewedList): Promise<View[]> => {
  const found = await consoleClient.views.list({ list }).catch(nullIfNotFound);
  return found?.data ?? [];
});

/** The address of everything: an address without any parameter opens with one’s default view. */
export const everything = { view: 'all' };

/** It names the view too, because one’s own and one of the team may have the same filters. */
export function viewAddress(address: string, { id, filters }: Pick<View, 'id' | 'filters'>): string {
  return `${address}?${new URLSearchParams({ ...filters, view: id })}`;
}

/** Goes to the default view of whoever opens the list by its bare address. */
export async function openDefaultView(
  session: Session,
  list: ViewedList,
  address: string,
  searchParams: Promise<SearchParams>,
): Promise<void> {
  if (Object.keys(await searchParams).length > 0) return;
  const view = (await loadViews(session, list)).find(({ is_default }) => is_default);
  if (view) redirect(viewAddress(address, view));
}
