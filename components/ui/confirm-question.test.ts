import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..', '..');

/** Actions that ask for confirmation, and whose name must be typed first. */
const asked: Record<string, 'always' | 'in live mode' | 'nothing is typed'> = {
  'app/[mode]/businesses/[id]/end-agent-service.tsx': 'in live mode',
  'app/[mode]/developers/keys/key-dialogs.tsx': 'in live mode',
  'app/[mode]/developers/keys/remote-key-dialog.tsx': 'in live mode',
  'app/[mode]/developers/webhooks/[id]/endpoint-tools.tsx': 'in live mode',
  'app/[mode]/filings/[id]/cancel-filing.tsx': 'in live mode',
  // People are the same in both modes, and the desk is always live.
  'app/[mode]/settings/profile/leave-organization.tsx': 'always',
  'app/[mode]/settings/security/single-sign-on-desk.tsx': 'always',
  'app/operations/filings/[id]/agent-panel.tsx': 'always',
  'app/operations/filings/[id]/cancel-filing.tsx': 'always',
  'app/operations/keys/revoke-key.tsx': 'always',
  'app/operations/mail/withdraw-mail.tsx': 'always',
  // Actions that can be undone with a press, that already ask for a typed reason, or after which all can be entered again.
  'app/[mode]/approvals/[id]/reject-submission.tsx': 'nothing is typed',
  'app/[mode]/businesses/[id]/remove-record.tsx': 'nothing is typed',
  'app/[mode]/businesses/import/import-steps.tsx': 'nothing is typed',
  'app/[mode]/calendar/feed-panel.tsx': 'nothing is typed',
  'app/[mode]/comments/remove-comment.tsx': 'nothing is typed',
  'app/[mode]/developers/webhooks/[id]/recover-endpoint.tsx': 'nothing is typed',
  'app/[mode]/developers/webhooks/[id]/rotate-secret.tsx': 'nothing is typed',
  'app/[mode]/settings/members/reset-factor.tsx': 'nothing is typed',
  'app/[mode]/settings/members/suspend-member.tsx': 'nothing is typed',
  'app/operations/filings/[id]/case-review.tsx': 'nothing is typed',
};

function howAsked(file: string) {
  const given = /typeToConfirm=\{(.*)\}/.exec(readFileSync(join(root, file), 'utf8'))?.[1];
  if (!given) return 'nothing is typed';
  return /mode === 'live' \? \w/.test(given) ? 'in live mode' : 'always';
}

test('a permanent action requires typing the name, always or in live mode', () => {
  const files = globSync('app/**/*.tsx', { cwd: root })
    .filter((file) => /<Confirm(?:Question|Dialog|WithReason)\b/.test(readFileSync(join(root, file), 'utf8')))
    .toSorted();
  expect(Object.fromEntries(files.map((file) => [file, howAsked(file)]))).toEqual(asked);
});
