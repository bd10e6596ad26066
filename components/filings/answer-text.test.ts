import { describe, expect, test } from 'vitest';
import { answerText } from '#components/filings/answer-text';

describe('answerText', () => {
  test('an address is written as on an envelope, abroad with its country', () => {
    const address = {
      street_line_1: '1209 Orange Street',
      city: 'Wilmington',
      region: 'DE',
      postal_code: '19801',
      county: 'New Castle',
      country: 'US',
    };
    expect(answerText(address)).toEqual({
      kind: 'lines',
      lines: ['1209 Orange Street', 'Wilmington, DE 19801', 'New Castle County'],
    });
    expect(
      answerText({
        street_line_1: '1 Rue X',
        city: 'Paris',
        region: '',
        postal_code: '75001',
        country: 'FR',
      }),
    ).toEqual({
      kind: 'lines',
      lines: ['1 Rue X', 'Paris 75001', 'FR'],
    });
  });

  test('a person is a name with what belongs to the person', () => {
    const person = { name: { type: 'person', first: 'Maria', last: 'Okafor' }, role: 'manager', email: '' };
    expect(answerText([person])).toMatchObject({
      kind: 'list',
      items: [
        {
          kind: 'facts',
          facts: [
            { term: 'Name', value: { lines: ['Maria Okafor'] } },
            { term: 'Role', value: { lines: ['manager'] } },
          ],
        },
      ],
    });
  });

  test('an empty answer is told as nothing, a false one is an answer', () => {
    expect(answerText('')).toEqual({ kind: 'nothing' });
    expect(answerText([])).toEqual({ kind: 'nothing' });
    expect(answerText(false)).toEqual({ kind: 'lines', lines: ['No'] });
    expect(answerText(0)).toEqual({ kind: 'lines', lines: ['0'] });
  });

  test('an id is a paper only where the field asks for one', () => {
    const id = '01970c5e-8f00-7c3a-9b1d-2f4e6a8c0d1e';
    expect(answerText(id, 'document')).toEqual({ kind: 'document', id });
    expect(answerText(id, 'string')).toEqual({ kind: 'lines', lines: [id] });
  });
});
