import { expect, test } from 'vitest';
import { scramVerifier } from '#lib/service/db/scram-verifier';

test('matches the example of RFC 7677', () => {
  const salt = Buffer.from('W22ZaJ0SNY7soEsUEjb6gQ==', 'base64');
  expect(scramVerifier('pencil', salt)).toBe(
    'SCRAM-SHA-256$4096:W22ZaJ0SNY7soEsUEjb6gQ==$WG5d8oPm3OtcPnkdi4Uo7BkeZkBFzpcXkuLmtbsT4qY=:wfPLwcE6nTWhTAmQ7tl2KeoiWGPlZqQxSrmfPwDl2dU=',
  );
});

test('uses a new salt each time, and leaves non-ASCII passwords to the server', () => {
  expect(scramVerifier('pencil')).not.toBe(scramVerifier('pencil'));
  expect(scramVerifier('Bleistift für Öle')).toBe('Bleistift für Öle');
});
