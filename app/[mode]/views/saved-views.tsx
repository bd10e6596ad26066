import type { SearchParams } from 'nuqs/server';
import { viewWords as words } from '#components/lists/view-words.ts';
import { TabLinks } from '#components/ui/tab-links';
import type { ViewedList } from '#lib/contract/view-parameters';
import type { Session } from '#lib/session/session';
import { everything, loadViews, viewAddress } from './load-views.ts';
import { ViewMenu } from './view-menu.tsx';

type SavedViewsProps = {
  session: Session;
  list: ViewedList;
  /** Address of the list without parameters, and with those that are set. */
  address: string;
  here: string;
  searchParams: Promise<SearchParams>;
};

/** The saved views of a list as tabs, and what can be done with the one that is shown. */
export async function SavedViews({ session, list, address, here, searchParams }: SavedViewsProps) {
  const views = await loadViews(session, list);
  if (views.length === 0) return null;
  const filters = filtersIn(here, address);
  const same = views.filter((view) => isSame(view.filters, filters));
  const { view: named } = await searchParams;
  const shown = same.find(({ id }) => id === named) ?? same[0];
  // One’s own view whose filters were changed since it was opened.
  const changed = shown ? undefined : views.find(({ id, is_own }) => id === named && is_own);
  const isNarrow = Object.keys(filters).length > 0;
  const hasDefault = views.some(({ is_default }) => is_default);
  return (
    <div
      data-no-print=""
      className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-rule border-b"
    >
      <TabLinks
        label={words.views}
        tabs={[
          {
            href: hasDefault ? `${address}?${new URLSearchParams(everything)}` : address,
            label: words.without[list],
            current: !isNarrow && !shown,
          },
          ...views.map((view) => ({
            href: viewAddress(address, view),
            label: view.is_shared ? words.team(view.name) : view.name,
            current: view === shown,
          })),
        ]}
      />
      {isNarrow || shown ? (
        <ViewMenu
          key={shown?.id ?? 'none'}
          mode={session.mode}
          canShare={session.may('prepare')}
          {...{ list, filters, shown, changed }}
        />
      ) : null}
    </div>
  );
}

/** Where no view is saved yet, its menu is beside the filters: tabs that appear with the first filter would move it. */
export async function FirstView({ session, list, address, here }: Omit<SavedViewsProps, 'searchParams'>) {
  const filters = filtersIn(here, address);
  if (Object.keys(filters).length === 0 || (await loadViews(session, list)).length > 0) return null;
  return (
    <ViewMenu
      mode={session.mode}
      canShare={session.may('prepare')}
      shown={undefined}
      changed={undefined}
      {...{ list, filters }}
    />
  );
}

function filtersIn(here: string, address: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(here.slice(address.length)));
}

function isSame(one: Record<string, string>, other: Record<string, string>): boolean {
  const names = Object.keys(one);
  return names.length === Object.keys(other).length && names.every((name) => one[name] === other[name]);
}
