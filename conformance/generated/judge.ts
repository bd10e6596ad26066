import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { Answer } from '../target.ts';
import type { Operation, Reference } from './document.ts';

const problemMembers = {
  type: 'string',
  title: 'string',
  status: 'number',
  detail: 'string',
  instance: 'string',
};

/** Checks responses against the reference. Each schema is compiled once. */
export class Judge {
  readonly #ajv = new Ajv2020({ strict: false, logger: false });
  readonly #compiled = new Map<string, ValidateFunction>();

  constructor({ document }: Reference) {
    addFormats.default(this.#ajv);
    this.#ajv.addFormat('binary', true);
    this.#ajv.addSchema({ ...document, $id: 'reference' });
  }

  /** The faults of the response; null if there are none. */
  faultOf(operation: Operation, { status, headers, body }: Answer): string | null {
    if (status >= 500 && status !== 501) return `a ${status}`;
    const type = (headers.get('Content-Type') ?? '').split(';')[0]?.trim() ?? '';
    if (status >= 400) {
      if (type !== 'application/problem+json') return `an error as ${type}`;
      for (const [name, kind] of Object.entries(problemMembers)) {
        if (typeof body?.[name] !== kind) return `a problem without ${name}`;
      }
      if (body.status !== status) return `a problem that says ${body.status}`;
    }
    const documented = operation.responses[String(status)];
    if (!documented) return `status ${status}, which is not documented`;
    if (documented.length === 0) return body === '' ? null : 'a body where none is documented';
    if (type && documented.includes('*/*')) return null;
    if (!documented.includes(type))
      return `${type || 'no content type'}, which is not documented for ${status}`;
    if (!type.includes('json')) return null;
    const valid = this.#schemaOf(operation, status, type);
    return valid(body) ? null : `a body that is not as documented: ${this.#ajv.errorsText(valid.errors)}`;
  }

  #schemaOf({ path, method }: Operation, status: number, type: string): ValidateFunction {
    const parts = [
      'paths',
      path,
      method.toLowerCase(),
      'responses',
      String(status),
      'content',
      type,
      'schema',
    ];
    const pointer = parts
      .map((part) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1')))
      .join('/');
    const compiled = this.#compiled.get(pointer) ?? this.#ajv.compile({ $ref: `reference#/${pointer}` });
    this.#compiled.set(pointer, compiled);
    return compiled;
  }
}
