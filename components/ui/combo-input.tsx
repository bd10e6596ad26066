'use client';

import { type ReactNode, type Ref, useEffect, useState } from 'react';
import { ComboBox, Input } from 'react-aria-components/ComboBox';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { type ControlLook, controlStyle } from '#components/ui/control-style.ts';
import { FieldFrame, type FieldWords } from '#components/ui/field-frame';
import { fieldId } from '#components/ui/field-id.ts';
import { popoverStyle } from '#components/ui/popover-style.ts';

type Offer = { id: string; detail: string };

type ComboInputProps = FieldWords &
  Pick<ControlLook, 'face' | 'width'> & {
    name: string;
    id?: string;
    value: string;
    onChange: (value: string) => void;
    onFocus?: () => void;
    onBlur?: () => void;
    ref?: Ref<HTMLInputElement>;
    /** What fits the text so far: choosing one writes its id into the field. */
    offers: readonly Offer[];
    offersLabel: string;
    /** Shown instead of the list while nothing fits. */
    noOffer: string;
    /** It replaces a plain field that had focus; `typed` if something was typed there, so that the list opens. */
    takesFocus: false | 'untouched' | 'typed';
    /** What the text stands for, below the field. */
    meaning?: ReactNode;
  };

/** A line of text with a list of offers; other text may be entered as well. */
export function ComboInput({ name, id = fieldId(name), value, onChange, ...props }: ComboInputProps) {
  // The list closes when an offer becomes the chosen one, and opens again when the text changes.
  const [chosen, setChosen] = useState<string | null>(null);
  const { face, width, offers, offersLabel, noOffer, meaning, ref, takesFocus, onFocus, onBlur, ...words } =
    props;
  // The list opens when the text changes under focus, as it does here from nothing to what was typed.
  const [isNew, setNew] = useState(takesFocus !== false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as it takes the place of the other field
  useEffect(() => {
    const input = document.getElementById(id);
    if (isNew) {
      input?.focus({ preventScroll: true });
      setNew(false);
    } else if (takesFocus && input instanceof HTMLInputElement)
      input.setSelectionRange(value.length, value.length);
  }, [isNew]);
  return (
    <FieldFrame {...words} id={id}>
      {(wiring) => (
        <>
          <ComboBox
            id={id}
            aria-labelledby={`${id}-label`}
            aria-describedby={[wiring['aria-describedby'], `${id}-meaning`].filter(Boolean).join(' ')}
            isInvalid={Boolean(words.error)}
            validationBehavior="aria"
            allowsCustomValue
            allowsEmptyCollection
            menuTrigger="input"
            items={offers}
            inputValue={isNew && takesFocus === 'typed' ? '' : value}
            onInputChange={(text) => (isNew || text === value ? undefined : onChange(text))}
            selectedKey={chosen === value ? chosen : null}
            onSelectionChange={(key) => {
              if (key === null) return;
              setChosen(String(key));
              onChange(String(key));
            }}
            onFocus={onFocus}
            onBlur={onBlur}
          >
            <Input
              ref={ref}
              name={name}
              autoComplete="off"
              className={controlStyle({ face, width, invalid: Boolean(words.error) })}
            />
            <Popover
              className={`${popoverStyle} max-h-80 w-(--trigger-width)`}
              offset={4}
              placement="bottom start"
            >
              <ListBox<Offer>
                aria-label={offersLabel}
                className="p-1 outline-none"
                renderEmptyState={() => <p className="px-2 py-1.5 text-ink-2">{noOffer}</p>}
              >
                {(offer) => <OfferLine {...offer} />}
              </ListBox>
            </Popover>
          </ComboBox>
          <p id={`${id}-meaning`} aria-live="polite" className="mt-1 min-h-5 max-w-field text-ink-2">
            {meaning}
          </p>
        </>
      )}
    </FieldFrame>
  );
}

function OfferLine({ id, detail }: Offer) {
  return (
    <ListBoxItem
      id={id}
      textValue={id}
      aria-label={`${id}, ${detail}`}
      className="flex min-h-8 cursor-pointer items-baseline gap-2.5 rounded-chip px-2 py-1 outline-none data-focused:bg-selected pointer-coarse:min-h-11"
    >
      <span className="shrink-0 font-mono text-small">{id}</span>
      <span className="min-w-0">{detail}</span>
    </ListBoxItem>
  );
}
