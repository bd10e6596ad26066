import type { Source } from '#lib/contract/fee';
import type { OperationType } from '#lib/contract/operation-type';
import type { JurisdictionRules } from '#lib/jurisdictions/rules';
import { resolveSources } from '#lib/rules/sources';

/** The laws and pages of the office that a filing relies on, those of its form first; copies elsewhere are left out. */
export function filingSources(rules: JurisdictionRules, type: OperationType): Source[] {
  const { form, fields, fees, expedited_tiers, standard_processing, effective_date } = rules[type];
  const citing = [form, ...fields, ...fees, ...expedited_tiers, effective_date, standard_processing];
  const ids = new Set(citing.flatMap(({ sources = [] }) => sources));
  return resolveSources(rules, [...ids]).filter(({ kind }) => kind !== 'secondary');
}
