import { isOfDesk } from '#lib/contract/version';
import { startHarness } from '#lib/testing/harness';
import type { RequestSchema, Schemas } from '#lib/testing/request-schema';

export type TestedParameter = {
  name: string;
  in: string;
  required?: boolean;
  schema: RequestSchema;
};

export type TestedOperation = {
  method: string;
  path: string;
  /** An operation of the dashboard, which a signed-in person may call and a key may not. */
  console: boolean;
  /** An operation of the operations desk for staff and their robots; for everyone else it does not exist. */
  desk: boolean;
  /** Anyone may call it, without a credential. */
  isPublic: boolean;
  /** Null if it accepts no JSON. */
  body: RequestSchema | null;
  parameters: TestedParameter[];
};

type Described = {
  requestBody?: { content?: Record<string, { schema?: RequestSchema }> };
  parameters?: TestedParameter[];
  security?: object[];
};

/**
 * Every operation of the service from its schemas, including the console's, so that a new one is tested without a
 * change here.
 */
export async function operationsOf(): Promise<{ list: TestedOperation[]; named: Schemas }> {
  const service = await startHarness();
  const document = service.app.getOpenAPI31Document({
    openapi: '3.1.0',
    info: { title: 'All', version: '1' },
  });
  await service.stop();
  const paths = Object.entries(document.paths ?? {}) as [string, Record<string, Described>][];
  const list = paths.flatMap(([path, item]) =>
    Object.entries(item).map(([method, { requestBody, parameters = [], security = [] }]) => ({
      method: method.toUpperCase(),
      path,
      console: path.startsWith('/console/'),
      desk: isOfDesk(path),
      isPublic: security.length === 0,
      body: requestBody?.content?.['application/json']?.schema ?? null,
      parameters,
    })),
  );
  return { list, named: (document.components?.schemas ?? {}) as Schemas };
}
