import { expect, test } from 'vitest';
import { onScreen } from '#lib/actions/screen-titles';
import { stated } from '#lib/actions/stated';
import { type ProblemCode, problems } from '#lib/contract/problem-codes';

const ofPrograms =
  /resource|credential|request|\bbody\b|idempotency|content type|method|range|limit|await|jurisdiction|entity/i;

test.each(Object.keys(problems) as ProblemCode[])('a person reads no word of the API above %s', (code) => {
  expect(onScreen(stated(code, '')).title).not.toMatch(ofPrograms);
});
