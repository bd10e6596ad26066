import { paths } from '#lib/config/paths';

/**
 * The pages of the dashboard in navigation order, each with the letter that opens it after `g`. Of an area with tabs it
 * is the first page, because what only redirects is loaded as a new document, in which focus is lost.
 */
export const places = [
  { name: 'needs', key: 'n', path: paths.home },
  { name: 'filings', key: 'f', path: paths.filings },
  { name: 'plans', key: 'p', path: paths.plans },
  { name: 'businesses', key: 'b', path: paths.businesses },
  { name: 'cases', key: 'c', path: paths.cases },
  { name: 'calendar', key: 'a', path: paths.calendar },
  { name: 'agentMail', key: 'm', path: paths.agentMail },
  { name: 'documents', key: 'o', path: paths.documents },
  { name: 'rules', key: 'r', path: paths.rules },
  { name: 'developers', key: 'd', path: paths.apiKeys },
  { name: 'settings', key: 's', path: paths.profile },
] as const;

export type PlaceName = (typeof places)[number]['name'];
