import type { Scenario } from './measure.ts';
import type { Seeded } from './seed.ts';

/** The measured scenarios, over seeded data. Each submission uses a business that was never used. */
export function scenarios(seeded: Seeded): Scenario[] {
  const { testKey, liveKey, filingIds, businessIds, jurisdiction, submission } = seeded;
  let turn = 0;
  const nextFiling = () => {
    turn += 7919;
    return filingIds[turn % filingIds.length] ?? '';
  };
  const nextBusiness = () => {
    const id = businessIds.pop();
    if (!id) throw new Error('All seeded businesses have been submitted: seed more with --businesses.');
    return id;
  };
  const read = (
    name: string,
    path: () => string,
    goal: Scenario['goal'],
    expect: Scenario['expect'],
  ): Scenario => ({
    name,
    method: 'GET',
    status: 200,
    key: testKey,
    path,
    expect,
    ...(goal ? { goal } : {}),
  });
  const operation = '/v1/filing/foreign-qualification';
  return [
    read(
      'requirement',
      () => `${operation}/requirement?jurisdiction=US-TX`,
      { pglite: 15_000, postgres: 15_000 },
      (body) => body.includes('"object":"requirement"'),
    ),
    read(
      'fee',
      () => `${operation}/fee?jurisdiction=US-TX&field.business_start_date=2026-01-05`,
      { pglite: 15_000, postgres: 15_000 },
      (body) => body.includes('"object":"fee"'),
    ),
    read(
      'one filing',
      () => `/v1/filing/${nextFiling()}`,
      { pglite: 3_000, postgres: 8_000 },
      (body) => body.includes('"object":"filing"'),
    ),
    read(
      'list of 25',
      () => '/v1/filing?limit=25',
      { pglite: 1_500 },
      (body) => body.startsWith('{"object":"list"') && body.includes('"has_more":true'),
    ),
    {
      name: 'preflight',
      method: 'POST',
      status: 200,
      key: testKey,
      path: () => `${operation}/preflight`,
      body: constant({ ...submission, jurisdiction: 'US-TX', business_id: seeded.businessOfTest }),
      expect: (body) => body.includes('"object":"preflight"'),
    },
    {
      name: 'submit',
      goal: { pglite: 700, postgres: 1_200 },
      method: 'POST',
      status: 201,
      key: liveKey,
      path: () => operation,
      body: () => JSON.stringify({ ...submission, jurisdiction, business_id: nextBusiness() }),
      expect: (body) => body.includes('"status":"queued"'),
    },
  ];
}

function constant(body: unknown): () => string {
  const text = JSON.stringify(body);
  return () => text;
}
