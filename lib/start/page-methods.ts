/** What the dashboard takes at an address. Next answers any other method at a page with the page, or fails. */
export function pageMethods(url = '/'): readonly string[] {
  return /^\/(?:_next\/|icon)/.test(url) ? ['GET', 'HEAD'] : ['GET', 'HEAD', 'POST'];
}
