'use client';

import dynamic from 'next/dynamic';
import { Disclosure } from '#components/ui/disclosure';
import { Skeleton } from '#components/ui/skeleton';
import type { OpenCaseFormProps } from './open-case-form.tsx';
import { caseDeskWords } from './words.ts';

const OpenCaseForm = dynamic(() => import('./open-case-form.tsx').then((file) => file.OpenCaseForm), {
  loading: () => <Skeleton label={caseDeskWords.open} lines={4} size="row" />,
});

/** The form to open a case, which loads when it is unfolded. */
export function OpenCase(props: OpenCaseFormProps) {
  return (
    <Disclosure summary={caseDeskWords.open}>
      <p className="mb-3 max-w-form text-ink-2">{caseDeskWords.openDetail}</p>
      <OpenCaseForm {...props} />
    </Disclosure>
  );
}
