import { stateName } from '#components/filings/state-name';
import { Notice } from '#components/ui/notice';
import { Time } from '#components/ui/time';
import type { RegistryRecord } from '#lib/contract/registry';

/** Where the values in the form come from, and what to look at twice. */
export function FoundNotice({ found, now }: { found: RegistryRecord; now: string }) {
  const state = stateName(found.jurisdiction);
  const taken = [
    'name',
    'home state',
    'number',
    found.entity_type && 'type',
    found.formation_date && 'date of formation',
  ];
  return (
    <div className="mb-6 space-y-3">
      <Notice kind="info" title={`Taken from the register of ${state}`}>
        On <Time value={now} shape="date" />, by {found.source}: {taken.filter(Boolean).join(', ')}. Check
        each against the papers of the company and add what is missing.
      </Notice>
      {found.status === 'active' || found.status === 'good standing' ? null : (
        <Notice kind="warning" title={`The register calls this company “${found.status}”`}>
          A state may refuse to qualify a company that is not in good standing at home.
        </Notice>
      )}
    </div>
  );
}
