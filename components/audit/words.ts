const nothing = 'none';

/** The sentences about the changes in an audit log entry. */
export const changeWords = {
  nothing,
  change: (member: string, was: string | null, is: string | null) =>
    was === null ? `${member}: ${is ?? nothing}` : `${member}: ${was} → ${is ?? nothing}`,
  more: (count: number) => `and ${count} more`,
} as const;
