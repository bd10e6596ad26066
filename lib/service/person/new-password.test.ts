import { expect, test } from 'vitest';
import { weaknessOf } from '#lib/service/person/new-password';

const ada = { name: 'Ada Reyes-Lund', email: 'ada.reyes@okafor.example' };

test.each([
  'AdaReyesLund1',
  'ada.reyes-lund',
  'Reyes, Ada 2026',
  'lund_reyes_1990',
  'ada reyes lund',
  'statehouse-ada',
])('%s is derived from the name of its person', async (password) => {
  expect(await weaknessOf(password, ada)).toMatch(/^Leave out your name/);
});

test('a long password may have the name in it, or a word that has its letters, and none needs letters', async () => {
  expect(await weaknessOf('Ada counts quiet herons', ada)).toBeNull();
  expect(await weaknessOf('canada granada armada', ada)).toBeNull();
  expect(await weaknessOf('#%&(=)?*;:_<', ada)).toBeNull();
  expect(await weaknessOf('seven quiet herons over Ohio', { ...ada, name: 'Al Le' })).toBeNull();
});
