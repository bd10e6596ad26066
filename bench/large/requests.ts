export type LargeRequest = {
  name: string;
  path: string;
  /** By a key, or by a person as the dashboard does. */
  by: 'key' | 'person';
  /** The page size for measuring page 1,000 besides the first, if it is measured. */
  deep?: number;
};

const asked =
  (by: LargeRequest['by'], base: string) =>
  (name: string, path: string, deep?: number): LargeRequest => ({
    name,
    path: `${base}${path}`,
    by,
    ...(deep ? { deep } : {}),
  });
const page = asked('person', '/console/');
const ofAuditor = asked('person', '/v1/');
const api = asked('key', '/v1/');

/** Every list, with the filters that its page offers, the home, the palette and the calendar. */
export const largeRequests: readonly LargeRequest[] = [
  page('home', 'overview'),
  page('home, mine', 'overview?owner=me'),
  page('navigation', 'navigation-counts'),
  page('palette: a word', 'search?q=harbor'),
  page('palette: a letter', 'search?q=h'),
  page('palette: a name', 'search?q=Harbor%20Analytics%2061'),
  page('palette: a number', 'search?q=F61'),
  page('palette: a state', 'search?q=Texas'),
  page('palette: word and state', 'search?q=harbor%20texas'),
  page('palette: nothing', 'search?q=zyxwv'),
  page('filings', 'filing?limit=25', 25),
  page('filings by date due', 'filing?limit=25&sort=due', 25),
  page('filings newest', 'filing?limit=25&sort=created&dir=desc', 25),
  page('filings last changed', 'filing?limit=25&sort=updated&dir=desc', 25),
  page('filings by name', 'filing?limit=25&sort=name', 25),
  page('filings by state', 'filing?limit=25&sort=jurisdiction', 25),
  page('filings by status', 'filing?limit=25&sort=status', 25),
  page('filings by fee', 'filing?limit=25&sort=total', 25),
  page('filings, open', 'filing?limit=25&status=open'),
  page('filings, completed', 'filing?limit=25&status=completed'),
  page('filings, of a state', 'filing?limit=25&jurisdiction=US-TX'),
  page('filings, mine', 'filing?limit=25&owner=me'),
  page('filings, nobody’s', 'filing?limit=25&owner=none'),
  page('filings, held by you', 'filing?limit=25&holder=you'),
  page('filings, held by a state', 'filing?limit=25&holder=state'),
  page('filings, a word', 'filing?limit=25&q=harbor'),
  page('filings, a number', 'filing?limit=25&q=F61'),
  page('businesses', 'business-row?limit=10', 10),
  page('businesses newest', 'business-row?limit=10&sort=created&dir=desc', 10),
  page('businesses, a word', 'business-row?limit=25&q=harbor'),
  page('businesses, registered in', 'business-row?limit=25&registered_in=US-TX'),
  page('businesses, under way', 'business-row?limit=25&pending=true'),
  page('businesses, can qualify', 'business-row?limit=25&can_qualify=true'),
  page('cases', 'case?limit=20', 20),
  page('cases, open', 'case?limit=20&status=open'),
  page('cases, mine', 'case?limit=25&owner=me'),
  page('cases, a word', 'case?limit=25&q=harbor'),
  page('calendar', 'obligation?limit=25', 25),
  page('calendar, open', 'obligation?limit=25&status=open'),
  page('calendar, now', 'obligation?limit=25&status=now'),
  page('calendar, of a state', 'obligation?limit=25&jurisdiction=US-TX'),
  page('calendar, a month', 'obligation?limit=100&due_after=MONTH-01&due_before=MONTH-28'),
  page('documents', 'document?limit=25', 25),
  page('documents, a word', 'document?limit=25&q=harbor'),
  page('documents, too old', 'document?limit=25&age=too_old'),
  page('documents, unused', 'document?limit=25&used=false'),
  page('agent mail', 'agent-mail?limit=10', 10),
  page('agent mail, unread', 'agent-mail?limit=25&read=false'),
  page('agent mail, a word', 'agent-mail?limit=25&q=harbor'),
  page('plans', 'plan?limit=2', 2),
  page('approvals', 'approval?limit=25'),
  page('requests', 'request?limit=25'),
  api('API filings', 'filing?limit=25', 25),
  api('API filings, open', 'filing?limit=25&status=open'),
  api('API filings, a word', 'filing?limit=25&q=harbor'),
  api('API filings, metadata', 'filing?limit=25&metadata%5Bmatter%5D=M-61'),
  api('API businesses', 'business?limit=25', 25),
  api('API businesses, a word', 'business?limit=25&q=harbor'),
  api('API cases', 'case?limit=20', 20),
  api('API cases, open', 'case?limit=20&status=open'),
  api('API obligations', 'obligation?limit=25', 25),
  api('API obligations, due', 'obligation?limit=25&status=due'),
  api('API plans', 'plan?limit=2', 2),
  api('API agent mail', 'agent-mail?limit=10', 10),
  api('API events', 'event?limit=25'),
  api('API events, of a type', 'event?limit=25&type=case.opened'),
  ofAuditor('audit', 'audit?limit=25', 25),
  ofAuditor('audit, an action', 'audit?limit=25&action=case.opened'),
];
