import type { FieldSpec } from '#lib/contract/case';

// Fields that several kinds of cases ask for.

export const certificateField: FieldSpec = {
  name: 'certificate_of_good_standing',
  type: 'document',
  description: 'Certificate of good standing from the home state',
  required: true,
  document_types: ['certificate_of_good_standing'],
};

export const newNameField: FieldSpec = {
  name: 'legal_name',
  type: 'string',
  description: 'Name to file under instead, with its designator',
  required: true,
  example: 'Northwind Freight of Delaware, LLC',
};

/** The summary of a case that asks for `newNameField`. */
export const newNameSummary = 'The name is not available; a different one is needed';

export const principalAddressField: FieldSpec = {
  name: 'principal_address',
  type: 'object',
  description: 'Principal office with its full street address',
  required: true,
};

export const remarksField: FieldSpec = {
  name: 'remarks',
  type: 'string',
  description: 'Anything else that matters for the filing',
  required: false,
};
