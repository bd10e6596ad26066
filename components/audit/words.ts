const nothing = 'none';

/** What a person reads of what an entry of the audit log has changed. */
export const changeWords = {
  nothing,
  change: (member: string, was: string | null, is: string | null) =>
    was === null ? `${member}: ${is ?? nothing}` : `${member}: ${was} → ${is ?? nothing}`,
  more: (count: number) => `and ${count} more`,
} as const;
