import { cache } from 'react';
import type { Colleague } from '#components/lists/colleague.ts';
import { everyItem } from '#lib/client/every-item';
import { distinctNames } from '#lib/rules/person/distinct-names';
import type { Session } from '#lib/session/session';

/** Who can own something or be mentioned, oneself first; read once per request. */
export const colleagues = cache(async ({ consoleClient, person }: Session): Promise<Colleague[]> => {
  const members = await Array.fromAsync(everyItem(consoleClient.members.list)({ limit: 100 })).catch(
    () => [],
  );
  const others = members.filter(({ id, suspended_at }) => id !== person.id && suspended_at === null);
  return distinctNames([person, ...others]).sort(
    (a, b) =>
      Number(b.id === person.id) - Number(a.id === person.id) || a.name.localeCompare(b.name, 'en-US'),
  );
});
