'use client';

import { useRouter } from 'next/navigation';
import type { ReactNode, RefObject } from 'react';
import { RouterProvider } from 'react-aria-components';
import { Menu as AriaMenu, MenuItem, Popover } from 'react-aria-components/Menu';
import { Kbd } from '#components/ui/kbd';
import { popoverStyle } from '#components/ui/popover-style.ts';

export type MenuEntry = {
  id: string;
  label: string;
  detail?: ReactNode;
  icon?: ReactNode;
  keys?: string;
  href?: string;
  danger?: boolean;
  disabled?: boolean;
  /** Its promise, if it returns one, keeps the menu busy. */
  onSelect?: () => unknown;
};

type MenuPanelProps = {
  label: string;
  trigger: RefObject<HTMLButtonElement | null>;
  isOpen: boolean;
  onOpenChange: (open: boolean) => void;
  entries: readonly MenuEntry[];
  onChoose: (entry: MenuEntry) => void;
};

export function MenuPanel({ label, trigger, isOpen, onOpenChange, entries, onChoose }: MenuPanelProps) {
  return (
    <ClientRouter>
      <Popover
        triggerRef={trigger}
        isOpen={isOpen}
        onOpenChange={onOpenChange}
        className={popoverStyle}
        offset={4}
        placement="bottom start"
      >
        <AriaMenu
          aria-label={label}
          autoFocus="first"
          onClose={() => onOpenChange(false)}
          className="min-w-48 p-1 outline-none"
          disabledKeys={entries.filter((entry) => entry.disabled).map((entry) => entry.id)}
        >
          {entries.map((entry) => (
            <MenuItem
              key={entry.id}
              id={entry.id}
              textValue={entry.label}
              href={entry.href}
              onAction={() => onChoose(entry)}
              className={`flex min-h-8 cursor-pointer items-center gap-2.5 rounded-chip px-2 py-1 no-underline outline-none data-disabled:cursor-default data-focused:bg-selected data-disabled:text-ink-3 pointer-coarse:min-h-11 ${entry.danger ? 'text-stop' : 'text-ink'}`}
            >
              {entry.icon}
              <span className="min-w-0 flex-1">
                {entry.label}
                {entry.detail ? <span className="block text-ink-2 text-small">{entry.detail}</span> : null}
              </span>
              {entry.keys ? <Kbd>{entry.keys}</Kbd> : null}
            </MenuItem>
          ))}
        </AriaMenu>
      </Popover>
    </ClientRouter>
  );
}

// With it, links inside menus and list boxes change the page without a full load.
function ClientRouter({ children }: { children: ReactNode }) {
  const router = useRouter();
  return <RouterProvider navigate={(href) => router.push(href)}>{children}</RouterProvider>;
}
