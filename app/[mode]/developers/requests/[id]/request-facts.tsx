import { HttpStatus } from '#components/developers/http-status';
import { LogTime } from '#components/developers/log-time';
import type { ObjectLink } from '#components/developers/object-link';
import { Who } from '#components/developers/who-cell';
import { type Fact, FactList } from '#components/ui/fact-list';
import { Identifier } from '#components/ui/identifier';
import { TextLink } from '#components/ui/text-link';
import { paths } from '#lib/config/paths';
import type { LoggedRequest } from '#lib/contract/console/request';
import type { Mode } from '#lib/contract/scalars';

type RequestFactsProps = { request: LoggedRequest; mode: Mode; about: ObjectLink | null };

export function RequestFacts({ request, mode, about }: RequestFactsProps) {
  const { actor, problem_code } = request;
  const facts: (Fact | null)[] = [
    {
      term: 'Status',
      value: <HttpStatus status={request.status} />,
      note: problem_code ? (
        <TextLink href={paths.problem(problem_code)} external>
          What {problem_code} means
        </TextLink>
      ) : undefined,
    },
    about && {
      term: about.label,
      value: (
        <TextLink alone href={about.href}>
          <code className="font-mono text-small">{about.id}</code>
        </TextLink>
      ),
    },
    {
      term: 'Made by',
      value: actor.id ? (
        <TextLink href={paths.requests(mode, { actor: actor.id })}>
          <Who actor={actor} />
          <span className="sr-only">, show all of theirs</span>
        </TextLink>
      ) : (
        <Who actor={actor} />
      ),
    },
    { term: 'At (UTC)', value: <LogTime value={request.created_at} /> },
    { term: 'Time taken', value: `${request.duration_ms.toLocaleString('en-US')} ms` },
    request.operation_id === null
      ? null
      : { term: 'Operation', value: <code className="font-mono text-small">{request.operation_id}</code> },
    { term: 'Request id', value: <Identifier value={request.request_id} label="request id" whole /> },
    request.idempotency_key === null
      ? null
      : {
          term: 'Idempotency key',
          value: <Identifier value={request.idempotency_key} label="idempotency key" whole />,
        },
    { term: 'User agent', value: <span className="wrap-anywhere">{request.user_agent ?? 'None sent'}</span> },
    request.remote_address === null ? null : { term: 'Address', value: request.remote_address },
  ];
  return <FactList facts={facts.filter((fact) => fact !== null)} />;
}
