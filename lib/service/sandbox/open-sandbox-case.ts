import type { Case, CaseKind, FieldSpec } from '#lib/contract/case';
import type { FilingStatus } from '#lib/contract/filing';
import { daysToAnswer } from '#lib/contract/lifetimes';
import type { OpenSandboxCaseRequest } from '#lib/contract/sandbox';
import { dayMs } from '#lib/rules/calendar/durations';
import { isTerminalFiling } from '#lib/rules/filing/filing-state';
import { defaultCase, summaryOfOthers } from '#lib/rules/sandbox/default-case';
import { loadCase } from '#lib/service/case/get-case';
import { openCase } from '#lib/service/case/open-case';
import { toCase } from '#lib/service/case/to-case';
import type { Context } from '#lib/service/context';
import type { Tx } from '#lib/service/db/database';
import type { FilingRow } from '#lib/service/db/schema/filings';
import { invalid, ProblemError } from '#lib/service/errors';
import { changeFiling } from '#lib/service/filing/change-filing';
import { lockFiling } from '#lib/service/filing/lock-filing';
import { makeOnce, type Once } from '#lib/service/submission/make-once';

/** Opens a case on a test filing, with the caller's text and fields or the defaults of its kind. */
export function openSandboxCase(
  ctx: Context,
  filingId: string,
  asked: OpenSandboxCaseRequest,
  once?: Once,
): Promise<Case> {
  const make = async (tx: Tx) => {
    const filing = await lockFiling(ctx, tx, filingId);
    if (isTerminalFiling(filing.status)) throw hasEnded(filing.status);
    refuseNameless(filing, asked);
    return openCaseOnFiling(ctx, tx, filing, asked);
  };
  const show = async (tx: Tx, id: string) => toCase(await loadCase(ctx, tx, id));
  return makeOnce(ctx, once, { make, show });
}

export function hasEnded(filing_status: FilingStatus): ProblemError {
  const detail = `The filing is ${filing_status}; no case is opened any more.`;
  return new ProblemError('conflict', detail, { filing_status });
}

/** Throws `validation_error` for a case about the name whose answer could change none. */
export function refuseNameless(
  { type }: Pick<FilingRow, 'type'>,
  { kind, fields }: { kind: CaseKind; fields?: FieldSpec[] },
): void {
  if (kind !== 'legal_name_change') return;
  if (type === 'ein') {
    const detail = 'An EIN application has the name of the company. Open the case on the formation.';
    throw invalid([{ pointer: '/kind', code: 'not_allowed', detail }]);
  }
  if (!fields || fields.some(isLegalName)) return;
  const detail = 'A legal_name_change case always asks for a required text named legal_name.';
  throw invalid([{ pointer: '/fields', code: 'legal_name_missing', detail }]);
}

function isLegalName({ name, type, required, when }: FieldSpec): boolean {
  return name === 'legal_name' && type === 'string' && required && when === undefined;
}

/** The filing waits until the case is closed. The caller has locked it. */
export async function openCaseOnFiling(
  ctx: Context,
  tx: Tx,
  filing: FilingRow,
  asked: { kind: CaseKind; summary?: string; fields?: FieldSpec[]; due_at?: string },
): Promise<Case> {
  const { type, legal_name: legalName, jurisdiction } = filing;
  const state = ctx.parts.jurisdictions.get(jurisdiction)?.name ?? jurisdiction;
  const jurisdictionName = type === 'ein' ? 'The IRS' : state;
  const usual = defaultCase(asked.kind, { legalName, jurisdictionName, type });
  const opened = await openCase(ctx, tx, {
    parentType: 'filing',
    parentId: filing.id,
    kind: asked.kind,
    metadata: filing.metadata,
    // The default texts describe the default fields.
    summary: asked.summary ?? (asked.fields && summaryOfOthers[asked.kind]) ?? usual.summary,
    details: asked.fields ? null : usual.details,
    fields: asked.fields ?? usual.fields,
    dueAt: asked.due_at ? new Date(asked.due_at) : new Date(ctx.now.getTime() + daysToAnswer * dayMs),
  });
  await changeFiling(ctx, tx, filing, { next_step_at: null }, null);
  return opened;
}
