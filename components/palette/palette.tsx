'use client';

import { usePathname, useRouter } from 'next/navigation';
import {
  type KeyboardEvent,
  memo,
  type RefObject,
  startTransition,
  useEffect,
  useRef,
  useState,
} from 'react';
import { RouterProvider } from 'react-aria-components';
import { Autocomplete } from 'react-aria-components/Autocomplete';
import { Header, Menu, MenuItem, MenuSection } from 'react-aria-components/Menu';
import { Dialog, Modal, ModalOverlay } from 'react-aria-components/Modal';
import { Input, SearchField } from 'react-aria-components/SearchField';
import { flushSync } from 'react-dom';
import { type PaletteEntry, paletteSections } from '#components/palette/palette-sections.ts';
import { useSearch } from '#components/palette/use-search.ts';
import { paletteWords as words } from '#components/palette/words.ts';
import { useOtherPage } from '#components/shell/use-other-page.ts';
import type { Mode } from '#lib/contract/scalars';

type PaletteProps = { mode: Mode; whose: string; canPrepare: boolean; onClose: () => void };

type OpenedPaletteProps = PaletteProps & {
  /** What was typed before its script was there. */
  early: RefObject<string>;
};

/** One field over everything: it finds objects, pages, states and actions, and Enter opens the first. */
export function Palette({ mode, whose, canPrepare, early, onClose }: OpenedPaletteProps) {
  const router = useRouter();
  useOtherPage(onClose);
  const [typed, setTyped] = useState(() => early.current);
  // The typed letter is drawn before the results of it.
  const [asked, setAsked] = useState(typed);

  function type(text: string) {
    setTyped(text);
    startTransition(() => setAsked(text));
  }

  // Enter never opens the first result of fewer letters.
  function catchUp({ key }: KeyboardEvent) {
    if (key === 'Enter' && asked !== typed) flushSync(() => setAsked(typed));
  }

  return (
    <RouterProvider navigate={(href) => router.push(href)}>
      <ModalOverlay
        isOpen
        isDismissable
        onOpenChange={(open) => (open ? undefined : onClose())}
        className="appearing fixed inset-0 z-40 flex items-start justify-center bg-veil p-4 sm:pt-[12vh]"
      >
        <Modal className="rising w-full max-w-form overflow-hidden rounded-dialog border border-rule bg-surface shadow-popover">
          <Dialog aria-label={words.title} className="flex max-h-[min(70dvh,35rem)] flex-col outline-none">
            <Autocomplete inputValue={typed} onInputChange={type}>
              <SearchField aria-label={words.title} autoFocus className="border-rule border-b p-3">
                <Input
                  placeholder={words.hint}
                  onKeyDownCapture={catchUp}
                  className="block w-full rounded-chip border border-control bg-surface px-2.5 py-[7px] text-ink text-input"
                />
              </SearchField>
              <Results mode={mode} whose={whose} canPrepare={canPrepare} q={asked} onClose={onClose} />
            </Autocomplete>
          </Dialog>
        </Modal>
      </ModalOverlay>
    </RouterProvider>
  );
}

const Results = memo(function Results({ mode, whose, canPrepare, q, onClose }: PaletteProps & { q: string }) {
  const pathname = usePathname();
  const list = useRef<HTMLDivElement>(null);
  const key = `recent ${whose} ${mode}`;
  const [recent] = useState(() => readRecent(key));
  const { found, isLost } = useSearch(mode, q);
  const sections = paletteSections({ mode, q, found, recent, pathname, canPrepare });
  const first = sections[0]?.entries[0]?.id;

  // Results arrive after the typing: Enter opens the first of them.
  useEffect(() => {
    if (first === undefined) return;
    const toFirst = { cancelable: true, bubbles: true, detail: { focusStrategy: 'first' } };
    list.current?.dispatchEvent(new CustomEvent('react-aria-focus', toFirst));
  }, [first]);

  function opened(entry: PaletteEntry) {
    keepRecent(key, entry);
    onClose();
  }

  return (
    <>
      {isLost ? (
        <p role="status" className="px-4 py-2 text-ink-2">
          {words.lost}
        </p>
      ) : null}
      <Menu
        ref={list}
        aria-label={words.results}
        className="grow overflow-auto p-2 outline-none"
        onClose={onClose}
      >
        {sections.map(({ id, title, entries }) => (
          <MenuSection key={id} id={id} className="mb-2">
            <Header className="px-2 py-1 font-semibold text-ink-2 text-small">{title}</Header>
            {entries.map((entry) => (
              <Entry key={entry.id} entry={entry} onAction={() => opened(entry)} />
            ))}
          </MenuSection>
        ))}
      </Menu>
    </>
  );
});

function Entry({ entry, onAction }: { entry: PaletteEntry; onAction: () => void }) {
  const { id, href, label, detail, record } = entry;
  return (
    <MenuItem
      id={id}
      href={href}
      textValue={label}
      onAction={onAction}
      className="flex min-h-9 cursor-pointer flex-wrap content-center items-baseline gap-x-3 rounded-chip px-2 py-1.5 text-ink no-underline outline-none data-focused:bg-selected pointer-coarse:min-h-11"
    >
      <span className={`min-w-0 wrap-anywhere ${record ? 'record' : ''}`}>{label}</span>
      {detail ? <span className="min-w-0 wrap-anywhere text-ink-2 text-small">{detail}</span> : null}
    </MenuItem>
  );
}

const mostRecent = 6;

/** Entries that were opened from here, in this tab and this mode: names are forgotten when the tab closes. */
function readRecent(key: string): PaletteEntry[] {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? '[]');
  } catch {
    return [];
  }
}

function keepRecent(key: string, entry: PaletteEntry): void {
  const others = readRecent(key).filter(({ id }) => id !== entry.id);
  try {
    sessionStorage.setItem(key, JSON.stringify([entry, ...others].slice(0, mostRecent)));
  } catch {
    // A browser that refuses storage has no recent entries.
  }
}
