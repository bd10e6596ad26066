import { randomUUID } from 'node:crypto';
import { FormationRequest } from '#lib/contract/formation';
import { actAs, type DemoStage, daysAgo } from '#lib/service/demo/demo-stage';
import { filed } from '#lib/service/demo/filed';
import { takeDemoStep } from '#lib/service/demo/take-demo-step';
import { createFormation } from '#lib/service/formation/create-formation';
import { sentBody } from '#lib/service/submission/sent-body';

type DemoFormation = {
  name: string;
  state: string;
  purpose: string;
  street: string;
  city: string;
  zip: string;
  founder: { first: string; last: string };
  by: 'dana' | 'marcus' | 'priya';
  days: number;
  /** Days before the demo was made on which the formation advanced. */
  moves: number[];
  /** The same for its EIN application, which begins when the formation is completed. */
  einMoves: number[];
};

// Invented, like the companies: no such person, street or number exists.
const formations: DemoFormation[] = [
  {
    name: 'Copper Alder Bindery LLC',
    state: 'US-UT',
    purpose: 'Bookbinding and paper conservation',
    street: '418 Saddlery Row',
    city: 'Ogden',
    zip: '84401',
    founder: { first: 'Noor', last: 'Castellan' },
    by: 'priya',
    days: 34,
    moves: [33, 32, 29, 28],
    einMoves: [27, 26, 25, 24],
  },
  {
    name: 'Saltgrass Cold Storage, LLC',
    state: 'US-GA',
    purpose: 'Refrigerated warehousing',
    street: '2207 Tybee Landing',
    city: 'Savannah',
    zip: '31401',
    founder: { first: 'Ansel', last: 'Whitlock' },
    by: 'dana',
    days: 3,
    moves: [2, 1],
    einMoves: [],
  },
];

/** Two companies formed here with their EIN: one completed, one in progress. */
export async function makeDemoFormations(stage: DemoStage): Promise<void> {
  for (const [at, formation] of formations.entries()) {
    const { by, days, moves, einMoves } = formation;
    const minute = 40 + at;
    const body = bodyOf(stage, formation);
    const ctx = actAs(stage, by, daysAgo(stage, days, minute));
    const filing = filed(
      await createFormation(ctx, FormationRequest.parse(body), sentBody(body), randomUUID()),
    );
    const ein = filing.related_items.find((item) => item.object === 'filing');
    await advance(stage, filing.id, moves, minute);
    // Two days before a weekend may become one day: later steps come later in it.
    if (ein) await advance(stage, ein.id, einMoves, minute + moves.length * minutesBetween);
  }
}

const minutesBetween = 17;

async function advance(stage: DemoStage, id: string, days: readonly number[], minute: number): Promise<void> {
  for (const [nth, day] of days.entries()) {
    await takeDemoStep(
      stage,
      { days: day, does: 'advance' },
      { id, caseId: '' },
      minute + (nth + 1) * minutesBetween,
    );
  }
}

function bodyOf(stage: DemoStage, formation: DemoFormation): Record<string, unknown> {
  const { name, state, purpose, street, city, zip, founder, by } = formation;
  const person = { type: 'person', ...founder };
  const address = { street_line_1: street, city, region: state.slice(3), postal_code: zip, country: 'US' };
  return {
    jurisdiction: state,
    entity_name: name,
    purpose,
    email: `office@${name
      .toLowerCase()
      .replace(/,? llc$/, '')
      .replaceAll(/\W+/g, '')}.example`,
    contact: { name: stage.people[by].name, email: stage.people[by].email },
    principal_address: address,
    organizers: [{ name: person, address }],
    management_structure: 'member_managed',
    initial_governing_persons: [{ name: person, role: 'member', address }],
    ein: {
      // A number that begins with 9 is nobody's social security number.
      responsible_party: { name: person, tax_id: '912-34-4821', title: 'Managing member' },
      principal_activity: 'other',
      principal_activity_detail: purpose,
      reason: 'started_new_business',
      expected_employees: { other: 4 },
      closing_month: 12,
    },
  };
}
