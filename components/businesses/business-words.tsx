import type { ManagementStructure } from '#lib/contract/business';

export const MANAGEMENT_WORDS: Record<ManagementStructure, string> = {
  member_managed: 'Managed by its members',
  manager_managed: 'Managed by managers',
};
