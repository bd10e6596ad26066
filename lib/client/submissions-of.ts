import type { Client } from '#lib/client/create-client';

/** The operations of what a filing or a draft asks for: a formation, or else a foreign qualification. */
export function submissionsOf(
  { formations, foreignQualifications }: Pick<Client, 'formations' | 'foreignQualifications'>,
  type: string,
) {
  return type === 'formation' ? formations : foreignQualifications;
}
