import type { Case, CaseKind, FieldSpec } from '#lib/contract/case';
import type { OpenSandboxCaseRequest } from '#lib/contract/sandbox';
import { isTerminalFiling } from '#lib/domain/filing-state';
import { defaultCase } from '#lib/domain/sandbox/default-case';
import type { Context } from '#lib/service/context';
import type { Tx } from '#lib/service/db/database';
import type { FilingRow } from '#lib/service/db/schema/filings';
import { withTenant } from '#lib/service/db/tenant';
import { invalid, ProblemError } from '#lib/service/errors';
import { openCase } from '#lib/service/verbs/case/open-case';
import { changeFiling } from '#lib/service/verbs/filing/change-filing';
import { lockFiling } from '#lib/service/verbs/filing/lock-filing';

const daysToAnswer = 10;

/** Opens a case on a test filing, as the caller words it or with what its kind usually asks. */
export function openSandboxCase(
  ctx: Context,
  filingId: string,
  asked: OpenSandboxCaseRequest,
): Promise<Case> {
  return withTenant(ctx, async (tx) => {
    const filing = await lockFiling(ctx, tx, filingId);
    if (isTerminalFiling(filing.status)) {
      throw new ProblemError('conflict', `The filing is ${filing.status}; no case is opened any more.`, {
        filing_status: filing.status,
      });
    }
    if (asked.kind === 'legal_name_change' && asked.fields && !asked.fields.some(isLegalName)) {
      throw invalid([
        {
          pointer: '/fields',
          code: 'legal_name_missing',
          detail: 'A legal_name_change case always asks for a field named legal_name.',
        },
      ]);
    }
    return openCaseOnFiling(ctx, tx, filing, asked);
  });
}

function isLegalName(field: FieldSpec): boolean {
  return field.name === 'legal_name';
}

/** The filing stands until the case is closed. The caller holds it. */
export async function openCaseOnFiling(
  ctx: Context,
  tx: Tx,
  filing: FilingRow,
  asked: { kind: CaseKind; summary?: string; fields?: FieldSpec[]; due_at?: string },
): Promise<Case> {
  const usual = defaultCase(asked.kind, {
    legalName: filing.legal_name,
    jurisdictionName: ctx.parts.jurisdictions.get(filing.jurisdiction)?.name ?? filing.jurisdiction,
  });
  const opened = await openCase(ctx, tx, {
    parentType: 'filing',
    parentId: filing.id,
    kind: asked.kind,
    metadata: filing.metadata,
    summary: asked.summary ?? usual.summary,
    // The usual text speaks of the usual fields.
    details: asked.fields ? null : usual.details,
    fields: asked.fields ?? usual.fields,
    dueAt: asked.due_at ? new Date(asked.due_at) : new Date(ctx.now.getTime() + daysToAnswer * 86_400_000),
  });
  await changeFiling(ctx, tx, filing, { next_step_at: null }, null);
  return opened;
}
