import { nameKey } from '#lib/rules/names/name-key';
import { companyKeys, demoCompany } from '#lib/service/demo/demo-companies';
import type { RegistryRow } from '#lib/service/registry/invented-records';

type Company = Pick<RegistryRow, 'jurisdiction' | 'registration_number' | 'legal_name' | 'formation_date'>;

const ofGuides: Company[] = ['Larkspur Freight, LLC', 'Larkspur Produce, LLC'].map((legal_name, at) => ({
  jurisdiction: 'US-DE',
  registration_number: String(7_311_846 + at * 5),
  legal_name,
  formation_date: '2020-01-15',
}));

/** The companies named in the guides and the demo, each in its home state, so that a reader can look them up. */
export function knownCompanies(): RegistryRow[] {
  const ofDemo = companyKeys.map(demoCompany).map((company) => ({
    jurisdiction: company.formation_jurisdiction,
    registration_number: company.registration_number ?? '',
    legal_name: company.legal_name,
    formation_date: company.formation_date ?? null,
  }));
  return [...ofDemo, ...ofGuides].map((company) => ({
    ...company,
    name_key: nameKey(company.legal_name),
    entity_type: 'llc',
    status: 'active',
  }));
}
