import type { RegistrySearch } from '#lib/service/registry/registry-provider';
import type { SocrataPortal } from '#lib/service/registry/socrata-portals';

/** The URL of one page of a search, in SoQL. The caller's text is always a quoted string in it. */
export function socrataQuery(
  base: string,
  { dataset, columns }: SocrataPortal,
  { query, limit, offset }: Omit<RegistrySearch, 'jurisdiction'>,
): string {
  const { name, number, type, formed, status } = columns;
  const words = query.split(/\s+/).filter(Boolean);
  const inName = words.map((word) => `upper(${name}) like ${quoted(`%${word.toUpperCase()}%`)}`);
  // Some data sets store the number as a number: they reject a word there, and accept digits in quotes for both types.
  const isNumber = /^\d+$/.test(query) ? ` or ${number} = ${quoted(query)}` : '';
  const columnList = [name, number, type, formed, ...(status ? [status] : [])].join(',');
  const search = new URLSearchParams({
    $select: columnList,
    $where: `(${inName.join(' and ')})${isNumber}`,
    // A data set lists a company once for each person that it names; a fixed order keeps the pages disjoint.
    $group: columnList,
    $order: `${name},${number}`,
    $limit: String(limit),
    $offset: String(offset),
  });
  return `${base}/resource/${dataset}.json?${search}`;
}

/**
 * A SoQL string: quotes are doubled, and `%` and `_` in the text are replaced because `like` reads them as wildcards.
 */
function quoted(text: string): string {
  const [lead = '', body = '', tail = ''] = /^(%?)(.*?)(%?)$/s.exec(text)?.slice(1) ?? [];
  return `'${lead}${body.replaceAll(/[%_]/g, ' ').replaceAll("'", "''")}${tail}'`;
}
