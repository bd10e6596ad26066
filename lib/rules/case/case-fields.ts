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

export const remarksField: FieldSpec = {
  name: 'remarks',
  type: 'string',
  description: 'Anything that the state should know',
  required: false,
};
