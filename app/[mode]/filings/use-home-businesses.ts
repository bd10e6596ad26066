import { useQuery } from '@tanstack/react-query';
import { browserClient } from '#lib/client/browser-client';
import { everyItem } from '#lib/client/every-item';
import { paths } from '#lib/config/paths';
import { ofShown } from '#lib/config/shown';
import type { Mode } from '#lib/contract/scalars';

const most = 500;

type BusinessChoice = { id: string; name: string };
type HomeBusinesses = { choices: BusinessChoice[]; hasMore: boolean };

/**
 * The businesses that a list can be narrowed to, the latest if there are many: the companies themselves, not their
 * registrations elsewhere. Read only if somebody wants to choose, as `enabled` says.
 */
export function useHomeBusinesses(mode: Mode, enabled: boolean) {
  return useQuery({
    queryKey: [mode, 'businesses', 'filings'],
    queryFn: ({ signal }) => readHomeBusinesses(mode, signal),
    enabled,
    staleTime: 60_000,
  });
}

async function readHomeBusinesses(mode: Mode, signal: AbortSignal): Promise<HomeBusinesses> {
  const { businesses } = browserClient(paths.data(mode), ofShown());
  const choices: BusinessChoice[] = [];
  for await (const business of everyItem(businesses.list)({ registration: 'formation' }, signal)) {
    if (choices.length === most) return sorted(choices, true);
    choices.push({ id: business.id, name: business.legal_name });
  }
  return sorted(choices, false);
}

function sorted(choices: BusinessChoice[], hasMore: boolean): HomeBusinesses {
  return { choices: choices.sort((a, b) => a.name.localeCompare(b.name, 'en-US')), hasMore };
}
