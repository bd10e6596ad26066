import type { JurisdictionVersion } from '#lib/contract/jurisdiction-version';
import type { List, PageQuery } from '#lib/contract/list';
import { rulesOn } from '#lib/jurisdictions/rules-on';
import { civilDateOf } from '#lib/rules/calendar/civil-date';
import { addDays } from '#lib/rules/calendar/days';
import { ruleChanges } from '#lib/rules/jurisdiction/rule-changes';
import type { Context } from '#lib/service/context';
import { cursorOfAnotherList, cutPage, isTextKey, readCursor } from '#lib/service/cursor';
import { notFound } from '#lib/service/errors';

const order = 'versions of a jurisdiction';

/** The versions of a state's rules, the current one first, each with its differences from the one before. */
export function listJurisdictionVersions(
  ctx: Context,
  code: string,
  { limit, cursor }: PageQuery,
): List<JurisdictionVersion> {
  const all = versionsOf(ctx, code);
  const [after] = cursor === undefined ? [] : readCursor(cursor, order, [isTextKey]);
  const place = after === undefined ? -1 : all.findIndex(({ version }) => version === after);
  if (after !== undefined && place < 0) throw cursorOfAnotherList('?cursor');
  const { page, next } = cutPage(all.slice(place + 1), limit, order, ({ version }) => [version]);
  return { object: 'list', data: page, ...next };
}

/** Newest first. The day after a tier has lapsed also starts a version, with the same data. */
export function versionsOf(ctx: Context, code: string): JurisdictionVersion[] {
  const { jurisdictions, formerRules } = ctx.parts;
  const current = jurisdictions.get(code);
  if (!current) throw notFound('jurisdiction');
  const today = civilDateOf(ctx.now);
  const kept = (formerRules.get(code) ?? []).filter(({ until }) => until < today);
  const lastKept = kept.at(-1)?.until;
  const steps = [
    ...kept.map(({ rules, until }, at) => {
      const before = kept[at - 1];
      return { rules, since: before ? addDays(before.until, 1) : null, day: until };
    }),
    { rules: current, since: lastKept === undefined ? null : addDays(lastKept, 1), day: today },
  ].flatMap(({ rules, since, day }) => stepsByLapse(rules, since, day));
  return steps
    .map(({ rules, since, day }, at): JurisdictionVersion => {
      const before = steps[at - 1];
      return {
        object: 'jurisdiction_version',
        jurisdiction: code,
        version: rules.version,
        in_force: at === steps.length - 1,
        since,
        changes: before ? ruleChanges(before, { rules, day }) : [],
      };
    })
    .toReversed();
}

type Step = { rules: ReturnType<typeof rulesOn>; since: string | null; day: string };

function stepsByLapse(rules: Step['rules'], since: string | null, end: string): Step[] {
  const figures = [rules.foreign_qualification, rules.formation].flatMap((operation) => [
    ...operation.fees,
    ...operation.expedited_tiers,
  ]);
  const lapses = [...new Set(figures.flatMap(({ until }) => until ?? []))]
    .filter((until) => until < end && (since === null || until >= since))
    .toSorted();
  const starts = [since, ...lapses.map((until) => addDays(until, 1))];
  return starts.map((start, at) => {
    const day = lapses[at] ?? end;
    return { rules: rulesOn(rules, day), since: start ?? null, day };
  });
}
