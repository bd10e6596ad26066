import type { IncomingMessage } from 'node:http';
import type { Half } from '#lib/start/choose-half';

/** Why a request is refused before either half of the process sees it; null if it is accepted. */
export function requestFault(request: IncomingMessage, half: Half): string | null {
  const { url = '', headers, httpVersion } = request;
  const hosts = countHosts(request);
  // Of several, a proxy may take another than Node, which keeps the first.
  if (hosts > 1 || (hosts === 0 && httpVersion === '1.1')) return 'Name one host in the Host header.';
  // Ordinary clients offer HTTP/2 with an ordinary request, which is answered.
  const upgrade = headers.upgrade?.toLowerCase() ?? 'h2c';
  if (upgrade !== 'h2c') return 'There is no other protocol here than HTTP.';
  if (!url.startsWith('/')) return 'Send the path alone on the request line.';
  // The service itself says that such an address is nowhere.
  if (half === 'dashboard' && !isDecodable(url)) return 'The address is not encoded as UTF-8.';
  return null;
}

function countHosts({ rawHeaders }: IncomingMessage): number {
  return rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host').length;
}

function isDecodable(url: string): boolean {
  try {
    return !decodeURIComponent(url.split('?', 1)[0] ?? '').includes('\u0000');
  } catch {
    return false;
  }
}
