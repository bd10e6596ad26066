'use client';

import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Menu as AriaMenu, MenuItem, MenuTrigger, Popover, Pressable } from 'react-aria-components/Menu';
import { Button } from '#components/ui/button';
import type { ButtonSize, ButtonVariant } from '#components/ui/button-style';
import { ClientRouter } from '#components/ui/client-router';
import { Kbd } from '#components/ui/kbd';
import { popoverStyle } from '#components/ui/popover-style';

export type MenuEntry = {
  id: string;
  label: string;
  detail?: ReactNode;
  icon?: ReactNode;
  keys?: string;
  href?: string;
  danger?: boolean;
  disabled?: boolean;
  onSelect?: () => void;
};

type MenuProps = {
  label: ReactNode;
  /** The label is read out but not shown; the icon stands alone. */
  iconOnly?: boolean;
  icon?: ReactNode;
  variant?: ButtonVariant;
  size?: ButtonSize;
  entries: readonly MenuEntry[];
};

export function Menu({ label, iconOnly = false, icon, variant, size, entries }: MenuProps) {
  return (
    <ClientRouter>
      <MenuTrigger>
        <Pressable>
          <Button variant={variant} size={size} square={iconOnly} icon={icon}>
            {iconOnly ? <span className="sr-only">{label}</span> : label}
            {iconOnly ? null : <ChevronDown size={14} aria-hidden="true" />}
          </Button>
        </Pressable>
        <Popover className={popoverStyle} offset={4} placement="bottom start">
          <AriaMenu
            className="min-w-48 p-1 outline-none"
            disabledKeys={entries.filter((entry) => entry.disabled).map((entry) => entry.id)}
          >
            {entries.map((entry) => (
              <MenuItem
                key={entry.id}
                id={entry.id}
                textValue={entry.label}
                href={entry.href}
                onAction={entry.onSelect}
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
      </MenuTrigger>
    </ClientRouter>
  );
}
