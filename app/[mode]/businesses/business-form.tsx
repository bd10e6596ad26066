'use client';

import { useMemo, useState } from 'react';
import { BUSINESS_NOTES, BUSINESS_SECTIONS, editableFields } from '#components/businesses/business-fields.ts';
import { MetadataEditor } from '#components/businesses/metadata-editor';
import { metadataOf, pairFaults } from '#components/businesses/metadata-pairs.ts';
import { ReadinessList } from '#components/businesses/readiness-list';
import { AnswerForm } from '#components/forms/answer-form';
import { useAnswerFaults } from '#components/forms/form-checks.ts';
import { Button } from '#components/ui/button';
import { LinkButton } from '#components/ui/link-button';
import { Notice } from '#components/ui/notice';
import { paths } from '#lib/config/paths';
import type { Business } from '#lib/contract/business';
import type { Mode } from '#lib/contract/scalars';
import { FormRefusal } from '../../form-refusal.tsx';
import { useSaveBusiness } from './use-save-business.ts';
import { useTypedRecord } from './use-typed-record.ts';
import { businessFormWords } from './words.ts';

type BusinessFormProps = {
  mode: Mode;
  /** YYYY-MM-DD in the time of the mode. */
  today: string;
  /** The record that is edited; without it a new one is added. */
  business?: Business;
  /** The version of it that is shown: over another one nothing is saved. */
  version?: string | null;
  /** The register's answers for a new one. */
  found?: Record<string, unknown>;
};

const NO_PROBLEMS: never[] = [];

export function BusinessForm({ mode, today, business, version = null, found }: BusinessFormProps) {
  const typed = useTypedRecord(mode, business, found);
  const { save, problem, attempt, isBusy, twin } = useSaveBusiness(mode, business, version, typed.forget);
  const fields = useMemo(() => editableFields(business, today), [business, today]);
  // Of a record that a filing keeps, nobody can add here what a filing needs.
  const ownsFacts = fields.some(({ name }) => name === 'registration_number');
  const setting = { mode, today, businessId: business?.id, documents: [] };
  // A record on file, and the register's, has none.
  const answerFaults = useAnswerFaults(fields, typed.values, setting, NO_PROBLEMS);
  const [isTried, setIsTried] = useState(false);
  const faults = isTried ? pairFaults(typed.pairs) : [];

  async function submit(answers: Record<string, unknown>) {
    setIsTried(true);
    const [first] = pairFaults(typed.pairs);
    if (first) return document.getElementById(first.id)?.focus();
    await save(answers, metadataOf(typed.pairs));
  }

  return (
    <div className="grid gap-x-12 xl:grid-cols-[minmax(0,42.5rem)_minmax(0,20rem)]">
      <div className="min-w-0 max-w-form">
        {typed.isBack ? (
          <div className="mb-6">
            <Notice
              announce
              actions={
                <Button size="small" onClick={typed.startAnew}>
                  {business ? businessFormWords.takeRecord : businessFormWords.startAnew}
                </Button>
              }
            >
              {businessFormWords.isBack}
            </Notice>
          </div>
        ) : null}
        <AnswerForm
          key={String(typed.isBack)}
          id="business"
          fields={fields}
          sections={BUSINESS_SECTIONS}
          notes={BUSINESS_NOTES}
          values={typed.values}
          onChange={typed.change}
          onSubmit={submit}
          setting={setting}
          problems={problem?.errors ?? NO_PROBLEMS}
          requestId={problem?.requestId}
          attempt={attempt}
        >
          <MetadataEditor pairs={typed.pairs} faults={faults} onChange={typed.changePairs} />
          <div className="mt-8 space-y-3 border-rule border-t pt-4">
            <FormRefusal isDrafted problem={problem} changed={businessFormWords.changed} />
            {twin ? (
              <Notice
                kind="warning"
                announce
                title={businessFormWords.onRecord(twin)}
                actions={
                  <LinkButton size="small" href={paths.business(mode, twin.id)}>
                    {businessFormWords.openRecord}
                  </LinkButton>
                }
              >
                {businessFormWords.addTwin}
              </Notice>
            ) : null}
            <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
              <Button type="submit" variant="primary" busy={isBusy} title={businessFormWords.saveKey}>
                {business ? businessFormWords.save : businessFormWords.add}
              </Button>
              <LinkButton
                variant="quiet"
                href={business ? paths.business(mode, business.id) : paths.businesses(mode)}
                onClick={typed.forget}
              >
                {businessFormWords.cancel}
              </LinkButton>
              <p className="text-ink-2 text-small">{businessFormWords.kept}</p>
            </div>
          </div>
        </AnswerForm>
      </div>
      {ownsFacts ? (
        <aside aria-label={businessFormWords.needs} className="max-xl:hidden">
          <div className="sticky top-[calc(var(--sticky-top)+24px)]">
            <ReadinessList values={typed.values} faults={answerFaults} />
          </div>
        </aside>
      ) : null}
    </div>
  );
}
