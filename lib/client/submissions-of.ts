import type { Client } from '#lib/client/create-client';

/** The operations for a filing or a draft: those of a formation, or of a foreign qualification. */
export function submissionsOf(
  { formations, foreignQualifications }: Pick<Client, 'formations' | 'foreignQualifications'>,
  type: string,
) {
  return type === 'formation' ? formations : foreignQualifications;
}
