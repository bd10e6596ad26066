/** The name and the address in `Okafor Filings, Inc. <mail@okafor.example>`; without a name if it is an address alone. */
export function senderOf(from: string): { name: string; address: string } {
  const open = from.indexOf('<');
  if (open < 0) return { name: '', address: from };
  const name = from.slice(0, open).trim();
  return { name: name.replace(/^"(.*)"$/, '$1'), address: from.slice(open + 1, -1) };
}
