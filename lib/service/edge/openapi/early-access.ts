import type { Operation } from '#lib/service/edge/openapi/document-parts';

const words =
  '**Early access.** This operation may change in backwards-incompatible ways before it is marked stable.';

/** Marks what the interface document calls a preview. */
export function markEarlyAccess(path: string, operation: Operation): void {
  if (!path.startsWith('/v1/filing/foreign-qualification')) return;
  operation['x-early-access'] = true;
  operation['x-badges'] = [{ name: 'Early access' }];
  operation.description = `${words}\n\n${(operation.description ?? '').replace(/^Early access\. /, '')}`;
}
