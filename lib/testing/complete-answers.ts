import type { DocumentType } from '#lib/contract/document';
import type { OperationType } from '#lib/contract/operation-type';
import type { RequirementField } from '#lib/contract/requirement';
import type { JurisdictionRules } from '#lib/jurisdictions/rules';
import { describeRequirement } from '#lib/rules/requirement/describe-requirement';
import type { DocumentOnFile } from '#lib/rules/requirement/document-on-file';

/** A request body with every answer that a state requires, and the documents that it refers to. */
export function completeAnswers(
  rules: JurisdictionRules,
  type: OperationType,
  today: string,
): { body: Record<string, unknown>; documents: DocumentOnFile[] } {
  const documents: DocumentOnFile[] = [];
  const body: Record<string, unknown> = {};
  for (const field of describeRequirement(rules, type).fields) {
    if (!field.required && field.name !== 'registered_agent') continue;
    if (field.type === 'document') documents.push(documentFor(field, today));
    body[field.name] = answerTo(field, rules.code.slice(3));
  }
  return { body, documents };
}

function answerTo(field: RequirementField, state: string): unknown {
  switch (field.type) {
    case 'string':
      return (
        field.options?.[0] ??
        (field.name.endsWith('email') ? 'filings@northwind.example' : 'Any lawful business')
      );
    case 'number':
      return 3;
    case 'boolean':
      return true;
    case 'date':
      return '2026-11-01';
    case 'document':
      return documentId(field);
    case 'object':
      return shaped(field, state);
    case 'list':
      return [shaped(field, state)];
  }
}

function shaped(field: RequirementField, state: string): unknown {
  const address = addressIn(field.located_in === 'home_state' ? 'DE' : state);
  const name = { type: 'person', first: 'Maria', last: 'Okafor' };
  switch (field.shape) {
    case 'address':
      return address;
    case 'filing_contact':
      return { name: 'Maria Okafor', email: 'maria@northwind.example' };
    case 'registered_agent':
      return { type: 'person', name, address };
    case 'governing_person':
      return { name, address, email: 'maria@northwind.example', role: 'member' };
    case 'party':
      return { name, address };
    default:
      return 'Series A';
  }
}

export function addressIn(state: string): Record<string, string> {
  return {
    street_line_1: '1209 Orange Street',
    city: 'Springfield',
    region: state,
    postal_code: '19801',
    country: 'US',
  };
}

function documentFor(field: RequirementField, today: string): DocumentOnFile {
  const types: DocumentType[] = field.document_types ?? ['other'];
  return { id: documentId(field), types, issued_on: today, uploaded_at: `${today}T09:00:00.000Z` };
}

function documentId(field: RequirementField): string {
  return `document:${field.name}`;
}
