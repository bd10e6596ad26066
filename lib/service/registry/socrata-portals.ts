import type { EntityType } from '#lib/contract/filing';

/** How a state publishes its register on its open-data portal. Column names are those of the data set. */
export type SocrataPortal = {
  jurisdiction: string;
  host: string;
  dataset: string;
  columns: {
    name: string;
    number: string;
    type: string;
    formed: string;
    /** Null if the data set holds only active companies. */
    status: string | null;
  };
  /** The text that the data set appends to the name of a company that is not in good standing. */
  behindName?: RegExp;
  /** The data set's types of a domestic LLC; other types are ignored. */
  types: Readonly<Record<string, EntityType>>;
};

export const socrataPortals: readonly SocrataPortal[] = [
  {
    jurisdiction: 'US-CO',
    host: 'data.colorado.gov',
    dataset: '4ykn-tg5h',
    columns: {
      name: 'entityname',
      number: 'entityid',
      type: 'entitytype',
      formed: 'entityformdate',
      status: 'entitystatus',
    },
    behindName:
      /, (?:Delinquent|Dissolved|Expired|Merged|Noncompliant|Revoked|Withdrawn)\b[^,]*(?:, \d{4})?$/,
    types: { DLLC: 'llc', FLLC: 'llc', DPC: 'corporation', FPC: 'corporation' },
  },
  {
    jurisdiction: 'US-NY',
    host: 'data.ny.gov',
    dataset: 'n9v6-gdp6',
    columns: {
      name: 'current_entity_name',
      number: 'dos_id',
      type: 'entity_type',
      formed: 'initial_dos_filing_date',
      status: null,
    },
    types: {
      'DOMESTIC LIMITED LIABILITY COMPANY': 'llc',
      'FOREIGN LIMITED LIABILITY COMPANY': 'llc',
      'DOMESTIC PROFESSIONAL SERVICE LIMITED LIABILITY COMPANY': 'professional_llc',
      'DOMESTIC BUSINESS CORPORATION': 'corporation',
      'FOREIGN BUSINESS CORPORATION': 'corporation',
      'DOMESTIC PROFESSIONAL CORPORATION': 'professional_corporation',
    },
  },
  {
    jurisdiction: 'US-CT',
    host: 'data.ct.gov',
    dataset: 'n7gp-d28j',
    columns: {
      name: 'name',
      number: 'accountnumber',
      type: 'business_type',
      formed: 'date_registration',
      status: 'status',
    },
    types: { LLC: 'llc', Stock: 'corporation' },
  },
  {
    jurisdiction: 'US-OR',
    host: 'data.oregon.gov',
    dataset: 'tckn-sxa6',
    columns: {
      name: 'business_name',
      number: 'registry_number',
      type: 'entity_type',
      formed: 'registry_date',
      status: null,
    },
    types: {
      'DOMESTIC LIMITED LIABILITY COMPANY': 'llc',
      'FOREIGN LIMITED LIABILITY COMPANY': 'llc',
      'DOMESTIC BUSINESS CORPORATION': 'corporation',
      'FOREIGN BUSINESS CORPORATION': 'corporation',
      'DOMESTIC PROFESSIONAL CORPORATION': 'professional_corporation',
    },
  },
  // Iowa has replaced its Socrata portal with one that offers only whole files: it is used only if SOCRATA_STATES names
  // it, with a SOCRATA_URL that serves it instead.
  {
    jurisdiction: 'US-IA',
    host: 'data.iowa.gov',
    dataset: 'ez5t-3qay',
    columns: {
      name: 'legal_name',
      number: 'corp_number',
      type: 'corporation_type',
      formed: 'effective_date',
      status: null,
    },
    types: {
      'DOMESTIC LIMITED LIABILITY COMPANY': 'llc',
      'FOREIGN LIMITED LIABILITY COMPANY': 'llc',
      'DOMESTIC PROFIT': 'corporation',
      'FOREIGN PROFIT': 'corporation',
    },
  },
];
