import type { Changes, Conflict, DraftKind, NotSaved, SaveOutcome } from '#components/drafts/draft-store.ts';
import type { CaseDraft, SaveCaseDraftRequest } from '#lib/contract/answer-draft';

export type SavedDraft = Pick<CaseDraft, 'version' | 'fields' | 'documents' | 'updated_by' | 'updated_at'>;

type CaseDraftPorts = {
  save: (
    draft: SaveCaseDraftRequest,
  ) => Promise<{ ok: true; saved: SavedDraft } | { ok: false; why: 'conflict' } | NotSaved>;
  /** The stored draft; null if it cannot be read. */
  read: () => Promise<SavedDraft | null>;
};

const DOCUMENTS = 'documents';
const FIELDS = 'fields/';
const MOST_TRIES = 5;

export const pathOfField = (name: string) => `${FIELDS}${name}`;
export const nameOfField = (path: string) => path.slice(FIELDS.length);

/** The answer to a case as a draft. It is stored as a whole, so the value of a field is what its writer had seen. */
export const caseDraft: DraftKind<SavedDraft> & { documents: typeof DOCUMENTS } = {
  documents: DOCUMENTS,
  versionOf: ({ version }) => version,
  savedAt: ({ version, updated_at }) => (version > 0 ? updated_at : null),
  baseOf: (saved, path) => (path === DOCUMENTS ? saved.documents : saved.fields[nameOfField(path)]),
  withValue: (saved, path, value) =>
    path === DOCUMENTS
      ? { ...saved, documents: idsIn(value) }
      : { ...saved, fields: { ...saved.fields, [nameOfField(path)]: value } },
};

/** Somebody else has saved since: a person resolves the fields that both changed; the others are merged. */
export async function saveOnto(
  changes: Changes,
  saved: SavedDraft,
  { save, read }: CaseDraftPorts,
): Promise<SaveOutcome<SavedDraft>> {
  let seen = saved;
  for (let tries = 1; tries <= MOST_TRIES; tries += 1) {
    const { draft, conflicts } = mergeDraft(changes, seen);
    if (same(draft, seen)) return { ok: true, saved: seen, conflicts };
    const { version, fields, documents } = draft;
    const outcome = await save({ base_version: version, fields, documents });
    if (outcome.ok) return { ok: true, saved: outcome.saved, conflicts };
    if (outcome.why !== 'conflict') return outcome;
    const theirs = await read();
    if (!theirs) break;
    seen = theirs;
  }
  return { ok: false, why: 'failed' };
}

/** Merges local changes into the stored draft: a field that differs from what its writer had seen stays as it is. */
export function mergeDraft(
  changes: Changes,
  stored: SavedDraft,
): { draft: SavedDraft; conflicts: Conflict[] } {
  const conflicts: Conflict[] = [];
  let draft = stored;
  for (const [path, { value, base }] of Object.entries(changes)) {
    const theirs = caseDraft.baseOf(stored, path);
    const isTheirs = !same(theirs, base);
    if (path === DOCUMENTS && isTheirs)
      draft = { ...draft, documents: [...new Set([...stored.documents, ...idsIn(value)])] };
    else if (isTheirs && !same(theirs, value)) {
      const stamp = { by: stored.updated_by, at: stored.updated_at };
      conflicts.push({ ...{ path, theirs, stamp }, yours: value, base: theirs });
    } else draft = caseDraft.withValue(draft, path, value);
  }
  return { draft, conflicts };
}

/** A missing answer and an empty one are equal. */
export function same(one: unknown, other: unknown): boolean {
  return write(one) === write(other);
}

function write(value: unknown): string {
  if (value === undefined || value === null || value === '') return '';
  return JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).toSorted(([a], [b]) => a.localeCompare(b)))
      : inner,
  );
}

function idsIn(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((id) => typeof id === 'string') : [];
}
