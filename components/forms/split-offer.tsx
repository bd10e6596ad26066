'use client';

import { useFormContext } from 'react-hook-form';
import { useAnswerForm } from '#components/forms/answer-form-context.ts';
import { splitAddress } from '#components/forms/split-address.ts';
import { formWords } from '#components/forms/words.ts';
import { Button } from '#components/ui/button';
import { fieldId } from '#components/ui/field-id.ts';

// It never splits an address without asking.
export function SplitOffer({ path, typed }: { path: string; typed: string }) {
  const { getValues, setValue } = useFormContext();
  const { changed } = useAnswerForm();
  const parts = splitAddress(typed);

  function split() {
    const { street_line_2: _gone, ...kept } = { ...(getValues(path) as object), street_line_2: '' };
    setValue(path, { ...kept, ...parts }, { shouldDirty: true });
    changed(path);
    document.getElementById(fieldId(`${path}.postal_code`))?.focus();
  }

  if (!parts) return null;
  return (
    <p className="mt-2 flex flex-wrap items-center gap-2 text-small">
      {formWords.address.looksWhole}
      <Button size="small" onClick={split}>
        {formWords.address.split}
      </Button>
    </p>
  );
}
