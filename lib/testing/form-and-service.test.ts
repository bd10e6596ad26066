import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { faultsOf } from '#components/forms/answers-schema.ts';
import type { FormSetting } from '#components/forms/form-setting.ts';
import { tidyAnswers } from '#components/forms/tidy-answers.ts';
import type { Document } from '#lib/contract/document';
import { documentTypes } from '#lib/contract/document-types';
import { ForeignQualificationRequest } from '#lib/contract/foreign-qualification';
import { FormationRequest } from '#lib/contract/formation';
import type { RequirementField } from '#lib/contract/requirement';
import { loadJurisdictions } from '#lib/jurisdictions/load';
import { addDays } from '#lib/rules/calendar/days';
import { checkRequirements } from '#lib/rules/requirement/check-requirements';
import { describeRequirement } from '#lib/rules/requirement/describe-requirement';
import { fieldErrorsOf } from '#lib/rules/requirement/field-errors';
import { nullByteErrors } from '#lib/rules/requirement/null-bytes';
import { completeAnswers } from '#lib/testing/complete-answers';

const today = '2026-11-21';
const states = [...loadJurisdictions().values()];
const operations = ['foreign_qualification', 'formation'] as const;

/** How many answers each question gets: of one that many states ask, each state tries others. */
const answersEach = 120;
const leastInState = 10;

const text = fc.oneof(
  fc.string({ maxLength: 40 }),
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc.constantFrom(1, 60, 100, 101, 200, 201, 300, 301, 2000, 2001).map((length) => 'x'.repeat(length)),
  fc.constantFrom(
    'filings@northwind.example',
    'no address',
    '+1 302 555 0134',
    '12-3456789',
    ' 123456789 ',
    'https://northwind.example',
    'Zero\u200bWidth LLC',
    'Null\u0000Byte',
  ),
);
const region = fc.constantFrom('DE', 'TX', 'ZZ', 'Texas', 'us', 'PR', 'AE', '');
const address = fc.record(
  {
    street_line_1: fc.constantFrom('1209 Orange Street', 'P.O. Box 12', 'PMB 7', '', 'x'.repeat(201)),
    street_line_2: text,
    city: fc.constantFrom('Wilmington', '', 'x'.repeat(101)),
    region,
    postal_code: fc.constantFrom('19801', '19801-1234', '1980', 'K1A 0B1'),
    county: text,
    country: fc.constantFrom('US', 'CA', 'usa'),
  },
  { requiredKeys: ['street_line_1', 'city', 'region', 'postal_code', 'country'] },
);
const partyName = fc.oneof(
  fc.record({ type: fc.constant('person'), first: text, last: text }),
  fc.record({ type: fc.constant('entity'), entity_name: text }),
  fc.constant({ type: 'robot' }),
);
const contact = fc.record({ name: text, email: text, phone: text }, { requiredKeys: ['name', 'email'] });
const person = fc.record(
  {
    name: partyName,
    address,
    email: text,
    role: fc.constantFrom('member', 'manager', 'king'),
    title: text,
    ownership_percent: fc.constantFrom(0, 50, 100, 101, -1),
  },
  { requiredKeys: ['name'] },
);
const agent = fc.record(
  { type: fc.constantFrom('person', 'organization'), name: partyName, address, email: text },
  { requiredKeys: ['type', 'name', 'address'] },
);
const inside: Record<string, fc.Arbitrary<unknown>> = {
  address,
  filing_contact: contact,
  governing_person: person,
  party: person,
  registered_agent: agent,
  text,
};

function answerTo({ type, shape, options, document_types }: RequirementField): fc.Arbitrary<unknown> {
  const one = (shape && inside[shape]) ?? text;
  switch (type) {
    case 'string':
      return options ? fc.oneof(fc.constantFrom(...options), text) : text;
    case 'number':
      return fc.oneof(fc.constantFrom(0, 1, 1.5, -1, 1_000_000, 1_000_001), fc.double(), text);
    case 'boolean':
      return fc.oneof(fc.boolean(), fc.constantFrom('yes', 1));
    case 'date':
      return fc.constantFrom(
        '2026-11-21',
        '1799-12-31',
        '1800-01-01',
        '2200-12-31',
        '2201-01-01',
        '2026-02-30',
        'soon',
      );
    case 'document':
      return fc
        .constantFrom(
          ...onFile.filter(({ type: kind }) => !document_types || document_types.includes(kind)),
          ...onFile.slice(0, 5),
        )
        .map(({ id }) => id);
    case 'object':
      return one;
    case 'list':
      return fc.array(one, { minLength: 1, maxLength: 2 });
  }
}

const schemas = { foreign_qualification: ForeignQualificationRequest, formation: FormationRequest };

function pointersOf(schema: z.ZodType, body: unknown): string[] {
  const parsed = schema.safeParse(body);
  return parsed.success ? [] : fieldErrorsOf(parsed.error).map(({ pointer }) => pointer);
}

// The page of a draft passes the allowed dates to the form.
const elsewhere = new Set(['effective_date', 'business_start_date']);
const isComparable = ({ name }: RequirementField) => !elsewhere.has(name);

/** On file: a document of each type, of every age that a rule distinguishes. */
const onFile = documentTypes.flatMap((type) =>
  [null, today, ...[1, 20, 30, 45, 60, 90, 180, 365].flatMap((days) => [days, days + 1, -days])].map(
    (issued): Document => ({
      id: `${type} ${issued}`,
      object: 'document',
      mode: 'test',
      business_id: 'the business',
      types: [type],
      type,
      filename: 'document.pdf',
      size: 1,
      content_type: 'application/pdf',
      sha256: 'none',
      issued_on: typeof issued === 'number' ? addDays(today, -issued) : issued,
      uploaded_at: `${today}T12:00:00.000Z`,
    }),
  ),
);

const nameIn = (type: string, { name }: RequirementField) => `${type} ${name}`;
const asked = operations.flatMap((type) =>
  states.flatMap((rules) => describeRequirement(rules, type).fields.map((field) => nameIn(type, field))),
);
const asking = Map.groupBy(asked, (name) => name);

function triesOf(name: string): number {
  return Math.max(leastInState, Math.ceil(answersEach / (asking.get(name)?.length ?? 1)));
}

describe.each(states)('$name', (rules) => {
  test('the form and the service refuse the same answers', () => {
    const seed = 20261121 + states.indexOf(rules);
    const disagreements: string[] = [];
    for (const type of operations) {
      const { fields } = describeRequirement(rules, type);
      const { body, documents } = completeAnswers(rules, type, today);
      const setting: FormSetting = {
        mode: 'test',
        today,
        jurisdiction: rules.code,
        homeJurisdiction: 'US-DE',
        documents: onFile,
      };
      const business = { formation_jurisdiction: 'US-DE', management_structure: null, formation_date: null };
      for (const field of fields.filter(isComparable)) {
        const numRuns = triesOf(nameIn(type, field));
        for (const answer of fc.sample(answerTo(field), { numRuns, seed })) {
          const values = { ...body, [field.name]: answer };
          const sent = tidyAnswers(fields, values);
          if (!(field.name in sent)) continue;
          const form = faultsOf(fields, values, setting).filter(({ path }) => path[0] === field.name);
          const request = { ...body, ...sent, jurisdiction: rules.code };
          const service = [
            ...nullByteErrors(request).map(({ pointer }) => pointer),
            ...pointersOf(schemas[type], request),
            ...checkRequirements({
              rules,
              type,
              body: request,
              documents: [...documents, ...onFile],
              today,
              business,
            }).map(({ pointer }) => pointer),
          ].filter((pointer) => pointer.split('/')[1] === field.name);
          if (form.length > 0 !== service.length > 0) {
            const said = form[0] ? `the form alone: ${form[0].message}` : `the service alone: ${service[0]}`;
            disagreements.push(`${type} ${field.name} ${JSON.stringify(answer)}; ${said}`);
          }
        }
      }
    }
    expect(disagreements).toEqual([]);
  });
});
