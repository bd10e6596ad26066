import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { addBusiness, addressIn, freshName, owners } from '../make/business.ts';
import { complete, fileIn, read, submit, submitPath } from '../make/filing.ts';
import { agentIn, maria, submissionFor } from '../make/submission.ts';
import { states } from '../states.ts';
import { call, expectProblem, type Json, pointersOf } from '../target.ts';

/** A word that no name may have in Texas. */
async function prohibitedWord(): Promise<string> {
  const { name_rules } = await requirementOf('US-TX');
  return name_rules.restricted_words.find(({ rule }: Json) => rule === 'prohibited').word;
}

const requirementOf = (jurisdiction: string) =>
  read(`/v1/filing/foreign-qualification/requirement?jurisdiction=${jurisdiction}`);

states('fq_header.key', async () => {
  const first = await submissionFor(await addBusiness(), 'US-TX');
  expect((await submit(first)).status).toBe(201);
  for (const length of [1, 255]) {
    const key = randomUUID().repeat(8).slice(0, length);
    const { status } = await submit(await submissionFor(await addBusiness(), 'US-TX'), key);
    // A key of one character may belong to an earlier submission of today.
    expect(length === 1 ? [201, 409] : [201]).toContain(status);
  }
});

states(
  'fq_body.jurisdiction',
  async () => {
    const { filing } = await fileIn('US-NV');
    expect((await read(`/v1/business/${filing.business_id}`)).registration_jurisdiction).toBe('US-NV');
  },
  'becomes the registration jurisdiction',
);

states(
  'fq_body.business_id',
  async () => {
    const body = await submissionFor(await addBusiness(), 'US-TX');
    expectProblem(await submit({ ...body, business_id: randomUUID() }), 404, 'not_found');
  },
  'existing',
);

states('fq_body.mailing_address', async () => {
  const { filing, body } = await fileIn();
  const { mailing_address } = await read(`/v1/business/${filing.business_id}`);
  expect(mailing_address).toEqual(body.principal_address);
  const other = await fileIn('US-TX', { mailing_address: addressIn('NV') });
  expect((await read(`/v1/business/${other.filing.business_id}`)).mailing_address).toEqual(addressIn('NV'));
});

states('fq_body.governing_persons', async () => {
  for (const jurisdiction of ['US-TX', 'US-NV', 'US-CO', 'US-NY']) {
    const { governing_persons } = await requirementOf(jurisdiction);
    const body = await submissionFor(await addBusiness(), jurisdiction);
    const { governing_persons: _, ...without } = body;
    const { body: preflight } = await call('POST', `${submitPath}/preflight`, { body: without });
    const reported = preflight.problems
      .flatMap(pointersOf)
      .some((one: string) => one.startsWith('/governing_persons'));
    expect([jurisdiction, reported]).toEqual([jurisdiction, governing_persons.required]);
  }
});

states(
  'fq_body.registered_agent',
  async () => {
    const own = await fileIn('US-TX', { registered_agent: agentIn('TX') });
    expect(
      await read(`/v1/business/${own.filing.business_id}/registered-agent`).catch(() => ({
        provider: 'external',
      })),
    ).toMatchObject({ provider: 'external' });
    const ours = await fileIn();
    expect(await read(`/v1/business/${ours.filing.business_id}/registered-agent`)).toMatchObject({
      provider: 'service',
    });
  },
  'provided or named',
);

states('fq_body.expedited_tier', async () => {
  const { expedited_tiers } = await requirementOf('US-NV');
  const { filing } = await fileIn('US-NV', { expedited_tier: expedited_tiers[0].tier });
  expect(filing.expedited_tier).toBe(expedited_tiers[0].tier);
  expect((await fileIn('US-NV')).filing.expedited_tier).toBeNull();
});

states(
  'fq_body.metadata',
  async () => {
    const metadata = { matter: 'M-1042', emoji: '🚚', 'right to left': 'שלום' };
    const { filing } = await fileIn('US-TX', { metadata });
    expect((await read(`/v1/filing/${filing.id}`)).metadata).toEqual(metadata);
  },
  'round-tripped',
);

for (const fact of [
  'legal_name',
  'entity_type',
  'formation_jurisdiction',
  'formation_date',
  'registration_number',
]) {
  states(
    'fq_body.never_accepted',
    async () => {
      const body = await submissionFor(await addBusiness(), 'US-TX');
      const refused = expectProblem(await submit({ ...body, [fact]: 'x' }), 400, 'validation_error');
      expect(pointersOf(refused)).toEqual([`/${fact}`]);
    },
    fact,
  );
}

states('fq_body.extra_fields', async () => {
  for (const jurisdiction of ['US-TX', 'US-NY', 'US-CA']) {
    const { fields } = await requirementOf(jurisdiction);
    const body = await submissionFor(await addBusiness(), jurisdiction);
    const extra = fields.find(
      ({ common, required, when, name }: Json) => !common && required && !when && name in body,
    );
    if (!extra) continue;
    const { [extra.name]: _, ...without } = body;
    const refused = expectProblem(await submit(without), 400, 'validation_error');
    expect(pointersOf(refused)).toContain(`/${extra.name}`);
  }
});

states('check.1_exists', async () => {
  const body = await submissionFor(await addBusiness(), 'US-TX');
  expectProblem(await submit({ ...body, business_id: randomUUID() }), 404, 'not_found');
});

states('check.1_formation', async () => {
  const { filing, body, businessId } = await complete();
  const refused = await submit({ ...body, business_id: filing.business_id, jurisdiction: 'US-NV' });
  expect(expectProblem(refused, 400, 'not_formation_registration').formation_business_id).toBe(businessId);
});

states('check.2', async () => {
  const businessId = await addBusiness({ formation_date: undefined, registration_number: undefined });
  const refused = await submit(await submissionFor(businessId, 'US-TX'));
  const { missing } = expectProblem(refused, 400, 'business_incomplete');
  expect(missing.map(({ field }: Json) => field)).toEqual(
    expect.arrayContaining(['formation_date', 'registration_number']),
  );
});

states('check.3', async () => {
  const businessId = await addBusiness({
    entity_type: 'corporation',
    legal_name: freshName().replace('LLC', 'Inc.'),
  });
  expectProblem(await submit(await submissionFor(businessId, 'US-TX')), 501, 'entity_type_not_supported');
});

states('check.4', async () => {
  const body = await submissionFor(await addBusiness(), 'US-TX');
  expectProblem(await submit({ ...body, jurisdiction: 'US-PR' }), 501, 'jurisdiction_not_supported');
});

states('check.5', async () => {
  const { filing, body } = await fileIn();
  const { existing_registration } = expectProblem(await submit(body), 409, 'already_registered');
  expect(existing_registration).toMatchObject({ business_id: filing.business_id, filing_id: filing.id });
});

states('check.6', async () => {
  const body = await submissionFor(await addBusiness(), 'US-NV');
  const refused = await submit({ ...body, expedited_tier: 'by_carrier_pigeon' });
  const { expedited_tiers } = await requirementOf('US-NV');
  expect(expectProblem(refused, 400, 'expedited_tier_not_offered').offered).toEqual(
    expedited_tiers.filter(({ offered }: Json) => offered !== false).map(({ tier }: Json) => tier),
  );
});

states(
  'check.7',
  async () => {
    const legal_name = freshName();
    await fileIn('US-TX', {}, { legal_name });
    const namesake = await addBusiness({ legal_name: legal_name.replace('LLC', 'L.L.C.').toLowerCase() });
    const refused = await submit(await submissionFor(namesake, 'US-TX'));
    expect(expectProblem(refused, 400, 'name_not_available').conflicts).toMatchObject([
      { kind: 'record', name: legal_name },
    ]);
  },
  'taken',
);

states(
  'check.7',
  async () => {
    const bank = await addBusiness({ legal_name: freshName(await prohibitedWord()) });
    const refused = await submit(await submissionFor(bank, 'US-TX'));
    expect(expectProblem(refused, 400, 'name_not_available').conflicts).toMatchObject([{ kind: 'rule' }]);
  },
  'against the rules',
);

states('check.8', async () => {
  const { contact: _, ...body } = await submissionFor(await addBusiness(), 'US-TX');
  expectProblem(await submit(body), 400, 'validation_error');
});

states('check.order', async () => {
  // Everything is wrong at once; each repair shows the next check that fails.
  const facts: Json = {
    legal_name: freshName(await prohibitedWord()),
    entity_type: 'corporation',
    formation_date: null,
  };
  const { id } = (
    await call('POST', '/v1/business', {
      body: { legal_name: facts.legal_name, entity_type: 'corporation', formation_jurisdiction: 'US-DE' },
    })
  ).body;
  const good = await submissionFor(await addBusiness(), 'US-TX');
  let body: Json = { ...good, business_id: randomUUID(), jurisdiction: 'US-PR', expedited_tier: 'nobody' };
  const codes: string[] = [];
  const seen = async () => codes.push((await submit(body)).body.type?.split('/').at(-1));
  const repair = (change: Json) => call('PATCH', `/v1/business/${id}`, { body: change });
  await seen();
  body = { ...body, business_id: id };
  await seen();
  await repair({
    formation_date: '2019-03-04',
    registration_number: '7204518',
    owners,
    management_structure: 'member_managed',
  });
  await seen();
  await repair({ entity_type: 'llc' });
  await seen();
  body = { ...body, jurisdiction: 'US-DE' };
  await seen();
  body = { ...body, jurisdiction: 'US-TX' };
  await seen();
  const { expedited_tier: _, ...standard } = body;
  body = standard;
  await seen();
  await repair({ legal_name: freshName() });
  body = { ...body, effective_date: '1999-01-01' };
  await seen();
  expect(codes).toEqual([
    'not_found',
    'business_incomplete',
    'entity_type_not_supported',
    'jurisdiction_not_supported',
    'already_registered',
    'expedited_tier_not_offered',
    'name_not_available',
    'validation_error',
  ]);
  expect((await read(`/v1/filing?business_id=${id}`)).data).toEqual([]);
});

states('success.201', async () => {
  const answer = await submit(await submissionFor(await addBusiness(), 'US-TX'));
  expect([answer.status, answer.body]).toMatchObject([201, { object: 'filing', status: 'queued' }]);
});

states('success.replayed', async () => {
  const body = await submissionFor(await addBusiness(), 'US-TX');
  const key = randomUUID();
  const [first, second] = [await submit(body, key), await submit(body, key)];
  expect([first.headers.get('Idempotent-Replayed'), second.headers.get('Idempotent-Replayed')]).toEqual([
    null,
    'true',
  ]);
});

states(
  'fq_body.governing_persons',
  async () => {
    const { filing } = await fileIn('US-TX', {
      governing_persons: [{ name: maria, address: addressIn('DE'), role: 'member' }],
    });
    expect(filing.status).toBe('queued');
  },
  'taken',
);
