import { paths } from '#lib/config/paths';
import { ofShown } from '#lib/config/shown';
import type { DocumentRowShown, DocumentRows } from '#lib/contract/document-rows';
import type { Mode } from '#lib/contract/scalars';

const MOST = 5;
const patienceMs = 5_000;

/**
 * Documents of the organization with the same bytes; none if the search fails or takes long, so that no upload waits for
 * it.
 */
export async function findSame(mode: Mode, file: File): Promise<DocumentRowShown[]> {
  try {
    const sha256 = await hashOf(file);
    const query = new URLSearchParams({ q: sha256, limit: String(MOST) });
    const headers = ofShown();
    const signal = AbortSignal.timeout(patienceMs);
    const answer = await fetch(`${paths.data(mode)}/console/document?${query}`, { headers, signal });
    if (!answer.ok) return [];
    const { data } = (await answer.json()) as DocumentRows;
    return data.filter(({ document }) => document.sha256 === sha256);
  } catch {
    // Browsers can hash only on pages that use https.
    return [];
  }
}

async function hashOf(file: File): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer());
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
