import { beforeAll, expect } from 'vitest';
import { addBusiness, addressIn } from '../make/business.ts';
import { read, submit, submitPath } from '../make/filing.ts';
import { agentIn, maria, submissionFor } from '../make/submission.ts';
import { states } from '../states.ts';
import { call, expectProblem, type Json, pointersOf } from '../target.ts';

const company = { type: 'entity', entity_name: 'Okafor Holdings, LLC' };
const person = {
  name: maria,
  address: addressIn('DE'),
  role: 'member',
  email: 'maria@northwind.example',
  phone: '+1 302 555 0134',
};

let whole: Json;
beforeAll(async () => {
  const businessId = await addBusiness();
  whole = {
    ...(await submissionFor(businessId, 'US-TX')),
    principal_address: { ...addressIn('DE'), street_line_2: 'Suite 400' },
    contact: { name: 'Maria Okafor', email: 'maria@northwind.example', phone: '+1 302 555 0134' },
    governing_persons: [
      { ...person, name: { ...maria, middle: 'A.', suffix: 'Jr.' } },
      { ...person, name: company },
    ],
    registered_agent: { ...agentIn('TX'), mailing_address: addressIn('TX'), phone: '+1 512 555 0134' },
  };
});

type Path = (string | number)[];

/** The body with the value at the path; without the member where there is none. */
function changed(path: Path, value?: Json): Json {
  const copy = structuredClone(whole);
  const holder = path.slice(0, -1).reduce((at, part) => at[part], copy);
  const last = path.at(-1) ?? '';
  if (value === undefined) delete holder[last];
  else holder[last] = value;
  return copy;
}

/** The faults that a submission would have at the path: a preflight creates nothing, so it can be repeated. */
async function complaints(body: Json, path: Path): Promise<string[]> {
  const { status, body: answer } = await call('POST', `${submitPath}/preflight`, { body });
  expect(status).toBe(200);
  const pointer = `/${path.join('/')}`;
  return answer.problems
    .flatMap(pointersOf)
    .filter((one: string) => one === pointer || one.startsWith(`${pointer}/`));
}

function row(id: string, path: Path, { required, wrong = 7 }: { required: boolean; wrong?: Json }) {
  states(id, async () => {
    expect(await complaints(whole, path)).toEqual([]);
    const pointers = pointersOf(expectProblem(await submit(changed(path, wrong)), 400, 'validation_error'));
    expect(pointers.some((pointer) => pointer.startsWith(`/${path.join('/')}`))).toBe(true);
    const without = changed(path);
    if (required) {
      const missing = expectProblem(await submit(without), 400, 'validation_error');
      expect(pointersOf(missing).join()).toContain(`/${path.join('/')}`);
    } else expect(await complaints(without, path)).toEqual([]);
  });
}

const address: Path = ['principal_address'];
row('address.street_line_1', [...address, 'street_line_1'], { required: true });
row('address.street_line_2', [...address, 'street_line_2'], { required: false });
row('address.city', [...address, 'city'], { required: true });
row('address.region', [...address, 'region'], { required: true });
row('address.postal_code', [...address, 'postal_code'], { required: true });
row('address.county', [...address, 'county'], { required: false });
row('address.country', [...address, 'country'], { required: true, wrong: 'USA' });
row('contact.name', ['contact', 'name'], { required: true });
row('contact.email', ['contact', 'email'], { required: true, wrong: 'nobody' });
row('contact.phone', ['contact', 'phone'], { required: false });
const human: Path = ['governing_persons', 0, 'name'];
row('party.type', [...human, 'type'], { required: true, wrong: 'ghost' });
row('party.first', [...human, 'first'], { required: true });
row('party.last', [...human, 'last'], { required: true });
row('party.middle', [...human, 'middle'], { required: false });
row('party.suffix', [...human, 'suffix'], { required: false });
row('party.entity_name', ['governing_persons', 1, 'name', 'entity_name'], { required: true });
row('person.name', human, { required: true });
row('person.role', ['governing_persons', 0, 'role'], { required: false, wrong: 'owner' });
row('person.email', ['governing_persons', 0, 'email'], { required: false, wrong: 'nobody' });
row('person.phone', ['governing_persons', 0, 'phone'], { required: false });
row('agent.type', ['registered_agent', 'type'], { required: true, wrong: 'entity' });
row('agent.name', ['registered_agent', 'name'], { required: true });
row('agent.address', ['registered_agent', 'address'], { required: true });
row('agent.mailing_address', ['registered_agent', 'mailing_address'], { required: false });
row('agent.phone', ['registered_agent', 'phone'], { required: false });

row('fq_body.jurisdiction', ['jurisdiction'], { required: true, wrong: 'Texas' });
row('fq_body.business_id', ['business_id'], { required: true, wrong: 'mine' });
row('fq_body.contact', ['contact'], { required: true });
row('fq_body.email', ['email'], { required: true, wrong: 'nobody' });
row('fq_body.phone', ['phone'], { required: false });
row('fq_body.website', ['website'], { required: false, wrong: 'nowhere' });
row('fq_body.principal_address', ['principal_address'], { required: true });
row('fq_body.registered_agent', ['registered_agent'], { required: false });
row('fq_body.effective_date', ['effective_date'], { required: false, wrong: '2026-02-30' });
row('fq_body.metadata', ['metadata'], { required: false, wrong: { key: 7 } });

/** What the state requires in the field, by its requirement endpoint. */
async function wanted(jurisdiction: string, name: string): Promise<{ required: boolean; inner: string[] }> {
  const { fields } = await read(`/v1/filing/foreign-qualification/requirement?jurisdiction=${jurisdiction}`);
  const field = fields.find((one: Json) => one.name === name);
  return { required: field?.required ?? false, inner: field?.inner_required ?? [] };
}

for (const jurisdiction of ['US-TX', 'US-NV', 'US-CO', 'US-NY']) {
  states(
    'person.address',
    async () => {
      const { inner } = await wanted(jurisdiction, 'governing_persons');
      const path: Path = ['governing_persons', 0, 'address'];
      const found = await complaints({ ...changed(path), jurisdiction }, path);
      expect(found.length > 0).toBe(inner.includes('address'));
      expect((await complaints({ ...changed(path, 7), jurisdiction }, path)).length).toBeGreaterThan(0);
    },
    jurisdiction,
  );
  states(
    'fq_body.purpose',
    async () => {
      const { required } = await wanted(jurisdiction, 'purpose');
      const { purpose: _, ...without } = whole;
      expect((await complaints({ ...without, jurisdiction }, ['purpose'])).length > 0).toBe(required);
      expect(await complaints({ ...without, jurisdiction, purpose: 'Freight' }, ['purpose'])).toEqual([]);
    },
    jurisdiction,
  );
}

states('agent.email', async () => {
  const { inner: needed } = await wanted('US-NV', 'registered_agent');
  const { email: _, ...quiet } = agentIn('NV');
  const body = { ...whole, jurisdiction: 'US-NV', registered_agent: quiet };
  expect((await complaints(body, ['registered_agent', 'email'])).length).toBe(
    needed.includes('email') ? 1 : 0,
  );
});

states(
  'agent.address',
  async () => {
    const elsewhere = changed(['registered_agent', 'address'], addressIn('DE'));
    expect((await complaints(elsewhere, ['registered_agent', 'address'])).length).toBeGreaterThan(0);
  },
  'in the jurisdiction of the filing',
);

states('contact.never_sent', async () => {
  const { fields } = await read('/v1/filing/foreign-qualification/requirement?jurisdiction=US-TX');
  expect(fields.find(({ name }: Json) => name === 'contact')).toMatchObject({ common: true });
});

states('business.record', async () => {
  expect(await read(`/v1/business/${whole.business_id}`)).toMatchObject({
    legal_name: expect.any(String),
    entity_type: 'llc',
    formation_jurisdiction: 'US-DE',
    registration_jurisdiction: 'US-DE',
    formation_date: '2019-03-04',
    registration_number: '7204518',
    owners: expect.any(Array),
    service_id: null,
  });
});
