import type { DeskFiling } from '#lib/contract/desk-filing';
import { deskWords } from './words.ts';

/** What is said where nobody has claimed a filing. */
export function noHolder({ waits_for_formation }: Pick<DeskFiling, 'waits_for_formation'>): string {
  return waits_for_formation ? deskWords.formation : deskWords.nobody;
}
