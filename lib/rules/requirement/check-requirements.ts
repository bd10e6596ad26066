import { askedFields } from '#lib/contract/asked-fields';
import { isGiven } from '#lib/contract/is-asked';
import type { FieldError } from '#lib/contract/problem';
import type { FieldRule } from '#lib/jurisdictions/field-rules';
import { addressErrors, placeErrors, streetErrors } from '#lib/rules/requirement/address-errors';
import { consentFault } from '#lib/rules/requirement/check-consent';
import { checkEffectiveDate } from '#lib/rules/requirement/check-effective-date';
import { checkFieldValue } from '#lib/rules/requirement/check-field-value';
import { checkRegisteredAgent } from '#lib/rules/requirement/check-registered-agent';
import { checkRoles } from '#lib/rules/requirement/check-roles';
import { checkStartOfBusiness, startOfBusiness } from '#lib/rules/requirement/check-start-of-business';
import { checkableRule, member } from '#lib/rules/requirement/checkable-rule';
import { isCommonField } from '#lib/rules/requirement/common-fields';
import { labelOf } from '#lib/rules/requirement/known-fields';
import type { RequirementQuestion } from '#lib/rules/requirement/requirement-question';
import { sourceUrls } from '#lib/rules/sources';
import { theStateFirst } from '#lib/rules/the-state';
import { regionName } from '#lib/rules/us-regions';

/** Check 8: what this state requires of the request. Unknown members are ignored. */
export function checkRequirements(question: RequirementQuestion): FieldError[] {
  const { rules, type } = question;
  const answers = answersOf(question);
  const errors = [
    ...checkCommonAddresses(question),
    ...askedFields(rules[type].fields, answers).flatMap((rule) => checkRule(question, rule)),
    ...checkAlternateName(question),
    ...checkRoles(question, answers.management_structure),
    ...checkRegisteredAgent(question),
    ...checkEffectiveDate(question),
  ];
  return withoutRepeats(errors);
}

/** If a field depends on the management structure and the body leaves it out, the record's own counts. */
function answersOf({ body, business }: RequirementQuestion): Record<string, unknown> {
  return isGiven(body.management_structure)
    ? body
    : { ...body, management_structure: business.management_structure };
}

function checkRule(question: RequirementQuestion, rule: FieldRule): FieldError[] {
  const { rules, body, documents, today } = question;
  const value = body[rule.name];
  const pointer = `/${rule.name}`;
  const errors = checkFieldValue(checkableRule(rule, body), value, {
    pointer,
    documents,
    today,
    jurisdiction: rules.code,
  });
  errors.push(...checkPlace(question, rule));
  if (errors.length === 0) errors.push(...checkConsent(rule, value), ...checkStart(question, rule));
  const sources = sourceUrls(rules, rule.sources);
  return sources.length === 0 ? errors : errors.map((error) => ({ ...error, sources }));
}

function checkPlace({ rules, body, business }: RequirementQuestion, rule: FieldRule): FieldError[] {
  const [value, pointer, what] = [body[rule.name], `/${rule.name}`, labelOf(rule)];
  const place = (state: { code: string; name: string }) => placeErrors(value, pointer, state, what);
  const ofStreet = rule.street_only ? streetErrors(value, pointer, what) : [];
  if (rule.located_in === 'jurisdiction') return [...place(rules), ...ofStreet];
  const home = business.formation_jurisdiction;
  if (rule.located_in === undefined || home === null) return ofStreet;
  return [...place({ code: home, name: regionName(home) }), ...ofStreet];
}

function checkStart({ body, business, today }: RequirementQuestion, { name }: FieldRule): FieldError[] {
  if (name !== startOfBusiness) return [];
  const refusal = checkStartOfBusiness(body[name], { today, formed: business.formation_date });
  return refusal ? [{ pointer: `/${name}`, ...refusal }] : [];
}

function checkConsent(rule: FieldRule, value: unknown): FieldError[] {
  const detail = consentFault(rule, value);
  return detail === null ? [] : [{ pointer: '/agent_consent', code: 'consent_required', detail }];
}

function checkCommonAddresses({ rules, type, body }: RequirementQuestion): FieldError[] {
  return [
    ...['principal_address', 'mailing_address'].flatMap((name) =>
      addressErrors(body[name], `/${name}`, rules.code),
    ),
    ...['governing_persons', 'initial_governing_persons', 'organizers']
      .filter((name) => isCommonField(name, type))
      .flatMap((name) =>
        [body[name]]
          .flat()
          .flatMap((party, index) =>
            addressErrors(member(party, 'address'), `/${name}/${index}/address`, rules.code),
          ),
      ),
  ];
}

function checkAlternateName({ rules, body }: RequirementQuestion): FieldError[] {
  if (rules.name_rules.alternate_name_allowed !== false || !isGiven(body.alternate_name)) return [];
  const detail = `${theStateFirst(rules.name)} does not let a company register under an alternate name. ${rules.name_rules.standard_note ?? ''}`;
  return [
    {
      pointer: '/alternate_name',
      code: 'not_offered',
      detail: detail.trim(),
      sources: sourceUrls(rules, rules.name_rules.sources),
    },
  ];
}

function withoutRepeats(errors: FieldError[]): FieldError[] {
  const seen = new Set<string>();
  return errors.filter((error) => {
    const key = `${error.pointer} ${error.code}`;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
