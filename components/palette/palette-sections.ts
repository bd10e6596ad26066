import { STATE_OPTIONS, stateName } from '#components/filings/state-name.ts';
import { CASE_MARKS, FILING_MARKS } from '#components/filings/status-mark.ts';
import { paletteWords as words } from '#components/palette/words.ts';
import { dashboardKeys } from '#components/shell/key-list-entries.ts';
import { developerTabs, settingsTabs } from '#components/shell/tabs.ts';
import { placeWords } from '#components/shell/words.ts';
import { paths } from '#lib/config/paths';
import { longestSearch } from '#lib/contract/longest-search';
import type { Mode } from '#lib/contract/scalars';
import type { SearchResults } from '#lib/contract/search';
import { documentWords } from '#lib/rules/document/document-words';

export type PaletteEntry = { id: string; href: string; label: string; detail?: string; record?: boolean };
/** `also` has other words that a person may look for. */
type Action = PaletteEntry & { also?: string };
export type PaletteSection = { id: string; title: string; entries: PaletteEntry[] };

type Asked = {
  mode: Mode;
  q: string;
  found: SearchResults | null;
  recent: readonly PaletteEntry[];
  pathname: string;
  canPrepare: boolean;
};

/** The entries of the palette, the most likely first, without empty sections. */
export function paletteSections({ mode, q, found, recent, pathname, canPrepare }: Asked): PaletteSection[] {
  const text = q.trim().slice(0, longestSearch);
  const actions = canPrepare ? [...actionsHere(mode, pathname), ...actionsAnywhere(mode)] : [];
  const pages = dashboardKeys(mode).destinations.map(({ label, href }) => ({
    id: `go ${href}`,
    label,
    href,
  }));
  const sections: PaletteSection[] =
    text === ''
      ? [
          { id: 'recent', title: words.recent, entries: [...recent] },
          { id: 'actions', title: words.actions, entries: actions },
          { id: 'pages', title: words.pages, entries: pages },
        ]
      : [
          ...(found ? foundSections(mode, found) : []),
          { id: 'states', title: words.states, entries: statesLike(mode, text) },
          {
            id: 'actions',
            title: words.actions,
            entries: actions.filter((action) => fits(wordsOf(action), text)),
          },
          {
            id: 'pages',
            title: words.pages,
            entries: [...pages.filter(({ label }) => fits(label, text)), ...tabsLike(mode, text)],
          },
          { id: 'more', title: words.more, entries: searchesFor(mode, text) },
        ];
  return sections.filter(({ entries }) => entries.length > 0);
}

function foundSections(
  mode: Mode,
  { businesses, filings, cases, documents }: SearchResults,
): PaletteSection[] {
  return [
    {
      id: 'businesses',
      title: words.businesses,
      entries: businesses.map(({ id, legal_name, jurisdiction }) => ({
        id,
        href: paths.business(mode, id),
        label: legal_name,
        detail: stateName(jurisdiction),
        record: true,
      })),
    },
    {
      id: 'filings',
      title: words.filings,
      entries: filings.map(({ id, legal_name, jurisdiction, status }) => ({
        id,
        href: paths.filing(mode, id),
        label: legal_name,
        detail: `${stateName(jurisdiction)}, ${FILING_MARKS[status].word}`,
        record: true,
      })),
    },
    {
      id: 'cases',
      title: words.cases,
      entries: cases.map(({ id, summary, legal_name, status }) => ({
        id,
        href: paths.case(mode, id),
        label: summary,
        detail: [legal_name, CASE_MARKS[status].word].filter(Boolean).join(', '),
      })),
    },
    {
      id: 'documents',
      title: words.documents,
      entries: documents.map(({ id, filename, types, legal_name }) => ({
        id,
        href: paths.document(mode, id),
        label: documentWords(types),
        detail: `${legal_name}, ${filename}`,
      })),
    },
  ];
}

function actionsAnywhere(mode: Mode): Action[] {
  return [
    { id: 'new-filing', href: paths.newPlan(mode), label: words.newFiling, also: words.newFilingAlso },
    { id: 'form', href: paths.newFormation(mode), label: words.form, also: words.formAlso },
    {
      id: 'add-business',
      href: paths.newBusiness(mode),
      label: words.addBusiness,
      also: words.addBusinessAlso,
    },
    { id: 'import', href: paths.importBusinesses(mode), label: words.import, also: words.importAlso },
  ];
}

const wordsOf = ({ label, also = '' }: Action) => `${label} ${also}`;

/** The actions for what the page shows. */
function actionsHere(mode: Mode, pathname: string): Action[] {
  const business = /\/businesses\/([\da-f-]{36})$/.exec(pathname)?.[1];
  if (!business) return [];
  return [
    { id: 'qualify-this', href: paths.newPlan(mode, { business }), label: words.qualifyThis },
    { id: 'edit-this', href: paths.editBusiness(mode, business), label: words.editThis },
    {
      id: 'filings-of-this',
      href: paths.filings(mode, { business_id: business }),
      label: words.filingsOfThis,
    },
  ];
}

function statesLike(mode: Mode, text: string): PaletteEntry[] {
  return STATE_OPTIONS.filter(
    ({ value, label }) => fits(label, text) || value.slice(3).toLowerCase() === text.toLowerCase(),
  )
    .slice(0, 3)
    .flatMap(({ value, label }) => [
      { id: value, href: paths.stateRules(mode, value), label: words.rulesOf(label) },
      {
        id: `filings ${value}`,
        href: paths.filings(mode, { jurisdiction: value }),
        label: words.filingsIn(label),
      },
    ]);
}

/** The pages that the navigation does not name. */
function tabsLike(mode: Mode, text: string): PaletteEntry[] {
  const areas = [
    { detail: placeWords.developers, tabs: developerTabs },
    { detail: placeWords.settings, tabs: settingsTabs },
  ];
  return areas.flatMap(({ detail, tabs }) =>
    tabs
      .filter(({ label }) => fits(label, text))
      .map(({ label, path }) => ({ id: `go to ${path(mode)}`, href: path(mode), label, detail })),
  );
}

function searchesFor(mode: Mode, q: string): PaletteEntry[] {
  return [
    { id: 'search-filings', href: paths.filings(mode, { q }), label: words.searchFilings(q) },
    { id: 'search-businesses', href: paths.businesses(mode, { q }), label: words.searchBusinesses(q) },
    { id: 'search-documents', href: paths.documents(mode, { q }), label: words.searchDocuments(q) },
    { id: 'search-mail', href: paths.agentMail(mode, { q }), label: words.searchMail(q) },
  ];
}

/** Whether each word is the start of a word in the label. */
function fits(label: string, text: string): boolean {
  const parts = label.toLowerCase().split(' ');
  return text
    .toLowerCase()
    .split(/\s+/)
    .every((word) => parts.some((part) => part.startsWith(word)));
}
