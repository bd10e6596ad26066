/** The id that the end of the address names, after `#`; empty if there is none, or none that can be read. */
export function idOfAddress(): string {
  try {
    return decodeURIComponent(location.hash.slice(1));
  } catch {
    return '';
  }
}
