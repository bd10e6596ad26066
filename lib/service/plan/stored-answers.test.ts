import { expect, test } from 'vitest';
import { ProblemError } from '#lib/service/errors';
import { storedAnswers } from '#lib/service/plan/stored-answers';

test('a name that no plan can keep is pointed at by RFC 6901', () => {
  try {
    storedAnswers({ 'purpose/extra~1': 'Freight' }, '/answers');
    expect.unreachable();
  } catch (error) {
    expect(error).toBeInstanceOf(ProblemError);
    expect(error).toMatchObject({ members: { errors: [{ pointer: '/answers/purpose~1extra~01' }] } });
  }
});
