'use client';

import { Check, ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, ComboBox, Input, ListBox, ListBoxItem, Popover } from 'react-aria-components/ComboBox';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { type ControlLook, controlStyle, controlWrap } from '#components/ui/control-style';
import { FieldFrame, type FieldWords } from '#components/ui/field-frame';
import { fieldId } from '#components/ui/field-id';
import { popoverStyle } from '#components/ui/popover-style';

export type ComboboxItem = { id: string; label: string; detail?: ReactNode; disabled?: boolean };

type ComboboxProps = FieldWords & {
  name: string;
  id?: string;
  items: readonly ComboboxItem[];
  value: string | null;
  onChange: (id: string | null) => void;
  onBlur?: () => void;
  width?: ControlLook['width'];
  /** Said in place of the list when nothing fits. */
  emptyText?: string;
};

export function Combobox(props: ComboboxProps) {
  const { name, items, value, onChange, onBlur, width, emptyText = 'Nothing matches', ...words } = props;
  const id = props.id ?? fieldId(name);
  return (
    <FieldFrame {...words} id={id}>
      {(wiring) => (
        <I18nProvider locale="en-US">
          <ComboBox
            id={id}
            name={name}
            aria-labelledby={`${id}-label`}
            aria-describedby={wiring['aria-describedby']}
            isInvalid={wiring['aria-invalid'] ?? false}
            validationBehavior="aria"
            defaultItems={items}
            disabledKeys={items.filter((item) => item.disabled).map((item) => item.id)}
            value={value}
            onChange={(key) => onChange(key === null ? null : String(key))}
            onBlur={onBlur}
            allowsEmptyCollection
            menuTrigger="focus"
            className={controlWrap({ width })}
          >
            <Input className={`${controlStyle({ width, invalid: Boolean(words.error) })} pe-10`} />
            <Button className="absolute inset-y-0 end-0 grid w-10 place-items-center text-ink-2">
              <ChevronDown size={16} aria-hidden="true" />
            </Button>
            <Popover className={`${popoverStyle} w-(--trigger-width)`} offset={4}>
              <ListBox<ComboboxItem>
                className="max-h-80 overflow-auto p-1 outline-none"
                renderEmptyState={() => <p className="px-2 py-1.5 text-ink-2">{emptyText}</p>}
              >
                {(item) => (
                  <ListBoxItem
                    id={item.id}
                    textValue={item.label}
                    className="group flex min-h-8 cursor-pointer items-center gap-2 rounded-chip px-2 py-1 outline-none data-disabled:cursor-default data-focused:bg-selected data-disabled:text-ink-3 pointer-coarse:min-h-11"
                  >
                    <span className="min-w-0 flex-1">
                      {item.label}
                      {item.detail ? (
                        <span className="block text-ink-2 text-small">{item.detail}</span>
                      ) : null}
                    </span>
                    <Check size={16} aria-hidden="true" className="invisible group-data-selected:visible" />
                  </ListBoxItem>
                )}
              </ListBox>
            </Popover>
          </ComboBox>
        </I18nProvider>
      )}
    </FieldFrame>
  );
}
