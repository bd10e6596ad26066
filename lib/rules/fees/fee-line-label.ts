import { sentenceCase } from '#lib/rules/sentence-case';

// A map: the name of a charged line may be that of a member that every object inherits.
const known = new Map([
  ['filing', 'State filing fee'],
  ['series', 'Series LLC supplement'],
  ['agent_designation', 'Registered agent designation'],
  ['name_reservation', 'Name reservation'],
  ['online_service_charge', 'Online service charge'],
  ['online_service', 'Online service charge'],
  ['online_handling', 'Online handling charge'],
  ['online_processing', 'Online processing charge'],
  ['state_archives', 'State archives fee'],
  ['information_services', 'Information services fee'],
  ['initial_list', 'Initial list of managers or members'],
  ['state_business_license', 'State business license'],
  ['expedited', 'Expedited processing'],
  ['per_member', 'Fee for members above the minimum'],
  ['late_qualification', 'Late registration fee'],
  ['late_admission', 'Late admission penalty'],
  ['late_admission_monthly', 'Late admission penalty by month'],
  ['card_surcharge', 'Card surcharge'],
  ['card_fee', 'Card surcharge'],
  ['portal_service_fee', 'Portal service fee'],
]);

export function feeLineLabel(fee: { name: string; label?: string | undefined }): string {
  return fee.label ?? known.get(fee.name) ?? sentenceCase(fee.name);
}
