'use server';

import { z } from 'zod';
import { defineAction } from '#lib/actions/define-action';
import { CancelFilingRequest } from '#lib/contract/filing';
import {
  MoveSandboxClockRequest,
  OpenSandboxCaseRequest,
  ReviewSandboxCaseRequest,
} from '#lib/contract/sandbox';
import { Id } from '#lib/contract/scalars';

export const cancelFiling = defineAction(
  { scope: 'write', input: CancelFilingRequest.extend({ id: Id }) },
  ({ client }, { id, ...body }) => client.filings.cancel(id, body),
);

export const advanceFiling = defineAction(
  { scope: 'write', input: z.object({ id: Id }) },
  ({ client }, { id }) => client.sandbox.advance(id),
);

export const openSandboxCase = defineAction(
  { scope: 'write', input: OpenSandboxCaseRequest.pick({ kind: true }).extend({ id: Id }) },
  ({ client }, { id, kind }) => client.sandbox.openCase(id, { kind }),
);

export const reviewSandboxCase = defineAction(
  { scope: 'write', input: ReviewSandboxCaseRequest.extend({ id: Id }) },
  ({ client }, { id, outcome }) => client.sandbox.reviewCase(id, { outcome }),
);

export const moveSandboxClock = defineAction(
  { scope: 'write', input: MoveSandboxClockRequest },
  ({ client }, body) => client.sandbox.moveClock(body),
);
