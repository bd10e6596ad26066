import { objectWords } from '#components/developers/words.ts';
import { paths } from '#lib/config/paths';
import type { AuditEntry } from '#lib/contract/audit';
import type { LoggedRequestDetail } from '#lib/contract/request';
import type { Mode } from '#lib/contract/scalars';

export type ObjectLink = {
  /** "Filing". */
  label: string;
  id: string;
  href: string;
};

const PLACES: Record<string, { label: string; href: (mode: Mode, id: string) => string }> = {
  filing: { label: objectWords.filing, href: paths.filing },
  business: { label: objectWords.business, href: paths.business },
  case: { label: objectWords.case, href: paths.case },
  approval: { label: objectWords.approval, href: paths.approval },
  plan: { label: objectWords.plan, href: paths.plan },
  agent_mail: { label: objectWords.agentMail, href: paths.agentMailPiece },
  document: { label: objectWords.document, href: paths.document },
  event: { label: objectWords.event, href: (mode, event) => paths.events(mode, { event }) },
  webhook_endpoint: { label: objectWords.endpoint, href: paths.webhook },
  webhook_delivery: { label: objectWords.delivery, href: paths.webhookDelivery },
};

/** The page of a resource; null if it has none. A registered agent and an obligation are shown on their business. */
export function objectLink(mode: Mode, resource: unknown): ObjectLink | null {
  if (typeof resource !== 'object' || resource === null || !('object' in resource)) return null;
  const { object, id, business_id } = resource as Record<string, unknown>;
  if (object === 'registered_agent' || object === 'obligation') return linkTo(mode, 'business', business_id);
  return linkTo(mode, String(object), id);
}

/** The page of what an entry is about. An entry names a registered agent by its business, and an obligation by itself. */
export function objectOfEntry(
  mode: Mode,
  { object_type, object_id }: Pick<AuditEntry, 'object_type' | 'object_id'>,
): ObjectLink | null {
  return linkTo(mode, object_type === 'registered_agent' ? 'business' : object_type, object_id);
}

/** The subject of a request: the resource in its response, otherwise the one in its path. */
export function objectOfRequest(mode: Mode, request: LoggedRequestDetail): ObjectLink | null {
  const made = request.status < 400 ? objectLink(mode, parsed(request.response_body?.text)) : null;
  const [, noun = '', id] =
    /\/(filing|business|case|approval|plan|agent-mail|document|event|webhook-endpoint|webhook-delivery)\/([0-9a-f-]{36})(?=[/?]|$)/.exec(
      request.path,
    ) ?? [];
  return made ?? linkTo(mode, noun.replace('-', '_'), id);
}

function linkTo(mode: Mode, object: string, id: unknown): ObjectLink | null {
  const place = PLACES[object];
  return place && typeof id === 'string' && id
    ? { label: place.label, id, href: place.href(mode, id) }
    : null;
}

function parsed(text: string | null | undefined): unknown {
  try {
    return text ? JSON.parse(text) : null;
  } catch {
    return null;
  }
}
