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
  CancelFilingRequest.extend({ id: Id }),
  ({ client }, { id, ...body }) => client.filings.cancel(id, body),
);

export const advanceFiling = defineAction(z.object({ id: Id }), ({ client }, { id }) =>
  client.sandbox.advance(id),
);

export const openSandboxCase = defineAction(
  OpenSandboxCaseRequest.pick({ kind: true }).extend({ id: Id }),
  ({ client }, { id, kind }) => client.sandbox.openCase(id, { kind }),
);

export const reviewSandboxCase = defineAction(
  ReviewSandboxCaseRequest.extend({ id: Id }),
  ({ client }, { id, outcome }) => client.sandbox.reviewCase(id, { outcome }),
);

export const moveSandboxClock = defineAction(MoveSandboxClockRequest, ({ client }, body) =>
  client.sandbox.moveClock(body),
);
