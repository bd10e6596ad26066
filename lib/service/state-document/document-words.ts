import type { EntityType, FilingType } from '#lib/contract/filing';

export const entityWords: Record<EntityType, string> = {
  llc: 'limited liability company',
  professional_llc: 'professional limited liability company',
  corporation: 'corporation',
  professional_corporation: 'professional corporation',
};

export const filingWords: Record<FilingType, string> = {
  formation: 'formation',
  ein: 'application for an Employer Identification Number',
  amendment: 'amendment',
  scorp_election: 'S corporation election',
  foreign_qualification: 'foreign qualification',
};

const dates = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** `2026-11-20`, or a timestamp that begins with it → "November 20, 2026", as the states write it. */
export function dateWords(date: string): string {
  return dates.format(new Date(`${date.slice(0, 10)}T00:00:00Z`));
}
