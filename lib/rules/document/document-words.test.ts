import { expect, test } from 'vitest';
import { documentWords } from '#lib/rules/document/document-words';

test('the types of a document are one list, in which only the first begins large and an acronym stays', () => {
  expect(documentWords(['ein_letter', 'certificate_of_formation', 'ein_letter_alternate'])).toBe(
    'EIN letter, certificate of formation, EIN letter, alternate',
  );
});
