import { expect, test } from 'vitest';
import { guessFromName } from '#components/desk/guess-from-name.ts';

test.each([
  ['2026-11-20_Northwind-Freight summons.pdf', 'service_of_process', '2026-11-20'],
  ['SOP_harbor_20261102.pdf', 'service_of_process', '2026-11-02'],
  ['Harbor notice of delinquency.pdf', 'notice', null],
  ['scan 0042.pdf', null, null],
  ['2026-02-31 letter.pdf', null, null],
])('the file name of a scan suggests its type: %s', (name, type, receivedOn) => {
  expect(guessFromName(name)).toEqual({ type, receivedOn });
});
