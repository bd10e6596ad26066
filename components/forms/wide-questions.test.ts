import { expect, test } from 'vitest';
import type { AnswerField } from '#components/forms/answer-field.ts';
import { wideQuestions } from '#components/forms/wide-questions.ts';

const question = (name: string, type: AnswerField['type']): AnswerField => ({
  name,
  type,
  description: name,
  required: true,
});
const [county, officer] = [question('office_county', 'string'), question('filing_officer', 'string')];
const address = question('service_of_process_address', 'object');
const document = question('certificate', 'document');

test.each([
  ['one line each', [county, officer], []],
  ['a choice of addresses is no wider', [county, address, officer, document], []],
  ['a document beside nothing is', [county, officer, document], ['certificate']],
  ['or before what is wide itself', [document, question('owners', 'list')], ['certificate', 'owners']],
  ['two documents share a row', [document, question('other', 'document')], []],
  ['many parts', [county, question('contact', 'object'), document, officer], ['contact']],
  ['the principal office', [question('principal_address', 'object'), county], ['principal_address']],
] as const)('%s', (_, fields, wide) => {
  expect([...wideQuestions(fields)]).toEqual(wide);
});
