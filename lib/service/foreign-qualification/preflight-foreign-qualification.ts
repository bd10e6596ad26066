import type { FieldError } from '#lib/contract/problem';
import { toFeeQuote } from '#lib/rules/fees/to-fee-quote';
import { type Duplicate, readDuplicates, toOtherRegistration } from '#lib/service/business/read-duplicates';
import type { Context } from '#lib/service/context';
import { readingOf } from '#lib/service/db/tenant';
import { ProblemError } from '#lib/service/errors';
import {
  type Application,
  loadApplication,
  searchedName,
} from '#lib/service/foreign-qualification/application';
import { checks, nameCheckOfQualification } from '#lib/service/foreign-qualification/checks';
import { checkJurisdiction, checkTier } from '#lib/service/submission/checks';
import { searchRegister } from '#lib/service/submission/names-on-record';
import { type PreflightResult, refusalsOf } from '#lib/service/submission/preflight';
import { feeQuestion, type Submission, submissionOf } from '#lib/service/submission/submission';

/** Runs every check and returns all that fail at once; writes nothing. `structure` is what the body's schema found. */
export async function preflightForeignQualification(
  ctx: Context,
  body: Record<string, unknown>,
  structure: FieldError[],
): Promise<PreflightResult> {
  const sent = submissionOf(ctx, 'foreign_qualification', body);
  const register = await searchRegister(ctx, sent.jurisdiction, () => searchedName(ctx, sent));
  const submission = { ...sent, ...register };
  const { application, missing } = await load(ctx, submission, structure);
  if (application) {
    const duplicates = await readDuplicates(ctx, readingOf(ctx), application, application.jurisdiction);
    return preflightOf(application, structure, duplicates);
  }
  const { rules } = submission;
  return {
    refusals: refusalsOf(structure, [missing, checkJurisdiction(submission), checkTier(submission)]),
    nameCheck: null,
    fee: rules && toFeeQuote(feeQuestion(submission, rules, null)),
    otherRegistrations: [],
  };
}

/** The result of every check for an application whose facts are loaded already. */
export function preflightOf(
  application: Application,
  structure: FieldError[],
  duplicates: readonly Duplicate[],
): PreflightResult {
  const { rules, business } = application;
  return {
    refusals: refusalsOf(
      structure,
      checks.map((check) => check(application)),
    ),
    nameCheck: nameCheckOfQualification(application),
    fee: rules && toFeeQuote(feeQuestion(application, rules, business)),
    otherRegistrations: duplicates.map(toOtherRegistration),
  };
}

type Loaded = { application: Application | null; missing: ProblemError | null };

/** Neither, if the body names no business, which its schema has refused. */
async function load(ctx: Context, submission: Submission, structure: FieldError[]): Promise<Loaded> {
  if (structure.some(({ pointer }) => pointer === '' || pointer === '/business_id')) {
    return { application: null, missing: null };
  }
  try {
    return { application: await loadApplication(ctx, readingOf(ctx), submission), missing: null };
  } catch (error) {
    if (error instanceof ProblemError && error.code === 'not_found') {
      return { application: null, missing: error };
    }
    throw error;
  }
}
