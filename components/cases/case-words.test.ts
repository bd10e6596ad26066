import { expect, test } from 'vitest';
import { resolutionSentence } from '#components/cases/case-words.ts';

test('an accepted answer lets a filing move again, but none where the end of an agent’s service was asked for', () => {
  expect(resolutionSentence('response_received', { parent_type: 'filing' })).toContain(
    'the filing is moving again',
  );
  expect(resolutionSentence('response_received', { parent_type: 'business' })).not.toContain('filing');
});
