import { developerTabWords, tabWords } from '#components/shell/tab-words.ts';
import { paths } from '#lib/config/paths';

/** The pages for developers and of the settings, in the order of their tabs. */
export const developerTabs = [
  { label: developerTabWords.apiKeys, path: paths.apiKeys },
  { label: developerTabWords.webhooks, path: paths.webhooks },
  { label: developerTabWords.requests, path: paths.requests },
  { label: developerTabWords.events, path: paths.events },
] as const;

export const settingsTabs = [
  { label: tabWords.profile, path: paths.profile },
  { label: tabWords.security, path: paths.security },
  { label: tabWords.notifications, path: paths.notifications },
  { label: tabWords.organization, path: paths.organization },
  { label: tabWords.members, path: paths.members },
  { label: tabWords.approvals, path: paths.approvalRules },
  { label: tabWords.statements, path: paths.statements },
  { label: tabWords.audit, path: paths.audit },
] as const;
