import { notFound } from 'next/navigation';
import { cache } from 'react';
import type { OperationType } from '#lib/contract/operation-type';
import { JurisdictionCode } from '#lib/contract/scalars';
import type { Session } from '#lib/session/session';

/** What a state asks and charges before any answer is given, loaded once per request. */
export const loadRules = cache(async ({ client }: Session, type: OperationType, code: string) => {
  const jurisdiction = JurisdictionCode.safeParse(code);
  if (!jurisdiction.success) notFound();
  const calls = type === 'formation' ? client.formations : client.foreignQualifications;
  const [requirement, fee] = await Promise.all([
    calls.requirement({ jurisdiction: jurisdiction.data }),
    calls.fee({ jurisdiction: jurisdiction.data }),
  ]);
  return { requirement, fee };
});
