import type { Business, CreateBusinessRequest, UpdateBusinessRequest } from '#lib/contract/business';
import type { RegistryRecord } from '#lib/contract/registry';
import { ids } from '#lib/service/reference/examples/ids';
import { address, member } from '#lib/service/reference/examples/people';

export const createBusinessRequest: CreateBusinessRequest = {
  legal_name: 'Northwind Freight, LLC',
  entity_type: 'llc',
  formation_jurisdiction: 'US-DE',
  formation_date: '2020-01-15',
  registration_number: '7204518',
  owners: [{ ...member, ownership_percent: 100 }],
  email: 'filings@northwind.example',
  principal_address: address,
  metadata: { matter: 'M-1042' },
};

export const updateBusinessRequest: UpdateBusinessRequest = {
  registration_number: '7204518',
  phone: null,
  metadata: { matter: 'M-1042', reviewer: null },
};

export const business: Business = {
  id: ids.business,
  object: 'business',
  mode: 'test',
  created_at: '2026-11-21T09:30:00.000Z',
  updated_at: '2026-11-21T09:30:00.000Z',
  metadata: { matter: 'M-1042' },
  legal_name: 'Northwind Freight, LLC',
  entity_type: 'llc',
  formation_jurisdiction: 'US-DE',
  registration_jurisdiction: 'US-DE',
  formation_date: '2020-01-15',
  registration_number: '7204518',
  registration_date: null,
  registration_status: 'record',
  owners: [{ ...member, ownership_percent: 100 }],
  service_id: null,
  email: 'filings@northwind.example',
  phone: null,
  website: null,
  principal_address: address,
  mailing_address: null,
  purpose: null,
  management_structure: null,
  formation_business_id: null,
};

export const registryRecord: RegistryRecord = {
  legal_name: 'Northwind Freight, LLC',
  registration_number: '20191234567',
  jurisdiction: 'US-CO',
  entity_type: 'llc',
  status: 'good standing',
  formation_date: '2019-03-04',
  source: 'data.colorado.gov',
};
