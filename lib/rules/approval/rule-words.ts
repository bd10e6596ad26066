import type { ApprovalTerms } from '#lib/contract/approval';
import type { Mode } from '#lib/contract/scalars';
import { formatDollars } from '#lib/rules/fees/format-money';
import { theState } from '#lib/rules/the-state';
import { regionName } from '#lib/rules/us-regions';

const states = new Intl.ListFormat('en-US', { type: 'disjunction' });

/** A rule as a sentence: "Live filings over $500 wait for an approval." */
export function ruleWords(mode: Mode, terms: ApprovalTerms): string {
  const what = terms.expedited_only ? 'expedited filings' : 'filings';
  const all = [mode === 'live' ? 'Live' : 'Test', what, ...narrowings(terms), 'wait for an approval.'];
  return all.join(' ');
}

function narrowings({ over_amount, jurisdictions, applies_to }: ApprovalTerms): string[] {
  return [
    ...(jurisdictions
      ? [`in ${states.format(jurisdictions.map((code) => theState(regionName(code))))}`]
      : []),
    ...(over_amount === null ? [] : [`over ${formatDollars(over_amount).replace('.00', '')}`]),
    ...(applies_to.length === 2
      ? []
      : [applies_to[0] === 'keys' ? 'sent by an API key' : 'sent by a person']),
  ];
}
