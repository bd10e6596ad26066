import { expect, test } from 'vitest';
import { guessFromName, isMeant } from '#components/desk/guess-from-name.ts';

test.each([
  ['2026-11-20_Northwind-Freight summons.pdf', 'service_of_process', '2026-11-20'],
  ['SOP_harbor_20261102.pdf', 'service_of_process', '2026-11-02'],
  ['Harbor notice of delinquency.pdf', 'notice', null],
  ['scan 0042.pdf', null, null],
  ['2026-02-31 letter.pdf', null, null],
])('the file name of a scan suggests its type: %s', (name, type, receivedOn) => {
  expect(guessFromName(name)).toEqual({ type, receivedOn });
});

test.each([
  ['2026-11-20_Northwind-Freight summons.pdf', true],
  ['Northwind Freight, LLC', true],
  ['summons NORTHWIND FREIGHT.pdf', true],
  ['Northwind Group summons.pdf', false],
  ['northwind', false],
  ['5021338', true],
  ['notice 5021338.pdf', true],
  ['502133', false],
  ['01a22d50-1442-7301-bb13-3525b4b2131b', true],
  ['3525b4b2131b', true],
])('the only business that was found is meant by %j: %s', (q, isIt) => {
  const business = {
    id: '01a22d50-1442-7301-bb13-3525b4b2131b',
    legal_name: 'Northwind Freight LLC',
    registration_number: '5021338',
  };
  expect(isMeant(q, business)).toBe(isIt);
});
