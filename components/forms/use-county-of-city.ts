'use client';

import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useAnswerForm } from '#components/forms/answer-form-context.ts';

/**
 * Once another city or state is typed, the county of an address is removed, because it belongs to the earlier one; typing
 * that one again puts it back. `hadCounty`: the address has had a county, so its field is shown.
 */
export function useCountyOfCity(path: string) {
  const form = useAnswerForm();
  const { setValue } = useFormContext();
  const [city, region, county] = useWatch({
    name: [`${path}.city`, `${path}.region`, `${path}.county`],
  }) as unknown[];
  const place = [city, region].map((part) => String(part ?? '').trim()).join(', ');
  const known = useRef({ place, county });
  // An address that comes as a whole brings its own county.
  const isTyped = useRef(false);
  const [hadCounty, setHadCounty] = useState(isNamed(county));
  if (isNamed(county) && !hadCounty) setHadCounty(true);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only a change of the place or of the county counts
  useEffect(() => {
    const { current: before } = known;
    const isOther = place !== before.place;
    if (isTyped.current && isOther && isNamed(county) && county === before.county) put('');
    else if (isTyped.current && !isOther && county === '' && isNamed(before.county)) put(before.county);
    else if (isNamed(county)) known.current = { place, county };
    isTyped.current = false;
  }, [place, county]);

  function put(next: unknown) {
    setValue(`${path}.county`, next, { shouldDirty: true });
    form.changed(`${path}.county`);
  }

  return {
    hadCounty,
    onChange: ({ target }: FormEvent) => {
      const name =
        target instanceof HTMLInputElement || target instanceof HTMLSelectElement ? target.name : '';
      if (/\.(city|region)$/.test(name)) isTyped.current = true;
    },
  };
}

function isNamed(county: unknown): boolean {
  return typeof county === 'string' && county !== '';
}
