import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { JurisdictionData } from '#lib/jurisdictions/rules';

const folder = import.meta.dirname;
const states = readdirSync(folder)
  .filter((file) => /^us-[a-z]{2}\.json$/.test(file))
  .map((file) => JurisdictionData.parse(JSON.parse(readFileSync(join(folder, file), 'utf8'))));

/** Sites of public bodies with another domain than .gov. */
const publicSites = ['www.cyberdriveillinois.com', 'www.kssos.org', 'www.pacode.com'];

function figuresOf({ foreign_qualification, formation }: JurisdictionData) {
  return [foreign_qualification, formation].flatMap(({ fees, expedited_tiers }) => [
    ...fees.map((fee) => ({ ...fee, figure: fee.name })),
    ...expedited_tiers.map((tier) => ({ ...tier, figure: tier.tier })),
  ]);
}

describe.each(states)('$name', (state) => {
  const kinds = new Map(state.sources.map(({ id, kind }) => [id, kind]));

  test('a primary figure cites the law or an office first', () => {
    const weak = figuresOf(state).filter(
      ({ confidence, sources: [first] }) =>
        confidence === 'primary' && !['statute', 'official'].includes(kinds.get(first ?? '') ?? ''),
    );
    expect(weak.map(({ figure }) => figure)).toEqual([]);
  });

  test('an official source is on the site of a public body, and is not a copy of a form', () => {
    const official = state.sources.filter(({ kind }) => kind === 'official');
    const elsewhere = official.filter(({ url, title }) => {
      const { hostname } = new URL(url);
      return (
        !(/\.(gov|us)$/.test(hostname) || publicSites.includes(hostname)) || /\bcopy\b/i.test(title ?? '')
      );
    });
    expect(elsewhere.map(({ url }) => url)).toEqual([]);
  });

  test('sources that disagree are noted', () => {
    const silent = figuresOf(state).filter(
      ({ sources_disagree, notes_internal }) => sources_disagree && notes_internal === undefined,
    );
    expect(silent.map(({ figure }) => figure)).toEqual([]);
  });

  test('a figure known only from general knowledge is not primary', () => {
    const doubted = figuresOf(state).filter(
      ({ confidence, notes_internal }) =>
        confidence === 'primary' && /general knowledge/i.test(notes_internal ?? ''),
    );
    expect(doubted.map(({ figure }) => figure)).toEqual([]);
  });
});

test('Missouri has the statute’s figures, and the extra five dollars end with 2026', () => {
  const missouri = states.find(({ code }) => code === 'US-MO');
  for (const operation of [missouri?.foreign_qualification, missouri?.formation]) {
    const technology = operation?.fees.find(({ name }) => name === 'technology_fee');
    expect(technology).toMatchObject({ until: '2026-12-31', confidence: 'primary' });
  }
  const foreign = missouri?.foreign_qualification.fees.find(({ name }) => name === 'filing');
  expect(foreign).toMatchObject({ confidence: 'primary', sources_disagree: true });
});
