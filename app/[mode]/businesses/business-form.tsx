'use client';

import { useState } from 'react';
import { BUSINESS_FIELDS, BUSINESS_NOTES, BUSINESS_SECTIONS } from '#components/businesses/business-fields';
import { MetadataEditor } from '#components/businesses/metadata-editor';
import { metadataOf, pairFaults } from '#components/businesses/metadata-pairs';
import { ReadinessList } from '#components/businesses/readiness-list';
import { AnswerForm } from '#components/forms/answer-form';
import { Button } from '#components/ui/button';
import { LinkButton } from '#components/ui/link-button';
import { Notice } from '#components/ui/notice';
import { paths } from '#lib/config/paths';
import type { Business } from '#lib/contract/business';
import type { Mode } from '#lib/contract/scalars';
import { SaveRefusal } from './save-refusal.tsx';
import { useSaveBusiness } from './use-save-business.ts';
import { useTypedRecord } from './use-typed-record.ts';

type BusinessFormProps = {
  mode: Mode;
  /** YYYY-MM-DD in the time of the mode. */
  today: string;
  /** The record that is edited; without it a new one is added. */
  business?: Business;
  /** What the register answers of a new one. */
  found?: Record<string, unknown>;
};

const NO_PROBLEMS: never[] = [];

export function BusinessForm({ mode, today, business, found }: BusinessFormProps) {
  const typed = useTypedRecord(mode, business, found);
  const { save, problem, attempt, isBusy } = useSaveBusiness(mode, business, typed.forget);
  const [isTried, setIsTried] = useState(false);
  const faults = isTried ? pairFaults(typed.pairs) : [];

  async function submit(answers: Record<string, unknown>) {
    setIsTried(true);
    const [first] = pairFaults(typed.pairs);
    if (first) return document.getElementById(first.id)?.focus();
    await save(answers, metadataOf(typed.pairs));
  }

  return (
    <div className="grid gap-x-12 xl:grid-cols-[minmax(0,680px)_minmax(0,320px)]">
      <div className="min-w-0 max-w-form">
        {typed.isBack ? (
          <div className="mb-6">
            <Notice
              announce
              actions={
                <Button size="small" onClick={typed.startAnew}>
                  {business ? 'Take the record as it is' : 'Start anew'}
                </Button>
              }
            >
              What you typed before, and did not save, is back.
            </Notice>
          </div>
        ) : null}
        <AnswerForm
          key={String(typed.isBack)}
          id="business"
          fields={BUSINESS_FIELDS}
          sections={BUSINESS_SECTIONS}
          notes={BUSINESS_NOTES}
          values={typed.values}
          onChange={typed.change}
          onSubmit={submit}
          setting={{ mode, today, businessId: business?.id, documents: [] }}
          problems={problem?.errors ?? NO_PROBLEMS}
          requestId={problem?.requestId}
          attempt={attempt}
        >
          <MetadataEditor pairs={typed.pairs} faults={faults} onChange={typed.setPairs} />
          <div className="mt-8 space-y-3 border-rule border-t pt-4">
            <SaveRefusal problem={problem} />
            <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
              <Button type="submit" variant="primary" busy={isBusy} title="Save (Ctrl Enter)">
                {business ? 'Save record' : 'Add business'}
              </Button>
              <LinkButton
                variant="quiet"
                href={business ? paths.business(mode, business.id) : paths.businesses(mode)}
                onClick={typed.forget}
              >
                Cancel
              </LinkButton>
              <p className="text-ink-2 text-small">What you type is kept in this tab until you save.</p>
            </div>
          </div>
        </AnswerForm>
      </div>
      <aside aria-label="What every application needs" className="max-xl:hidden">
        <div className="sticky top-6">
          <ReadinessList values={typed.values} />
        </div>
      </aside>
    </div>
  );
}
