import { HttpStatus } from '#components/developers/http-status';
import { LogTime } from '#components/developers/log-time';
import type { ObjectLink } from '#components/developers/object-link.ts';
import { Who } from '#components/developers/who-cell';
import { type Fact, FactList } from '#components/ui/fact-list';
import { Identifier } from '#components/ui/identifier';
import { TextLink } from '#components/ui/text-link';
import { paths } from '#lib/config/paths';
import type { LoggedRequest } from '#lib/contract/request';
import type { Mode } from '#lib/contract/scalars';
import { requestWords } from '../words.ts';

type RequestFactsProps = { request: LoggedRequest; mode: Mode; about: ObjectLink | null };

export function RequestFacts({ request, mode, about }: RequestFactsProps) {
  const { actor, problem_code } = request;
  const facts: (Fact | null)[] = [
    {
      term: requestWords.list.status,
      value: <HttpStatus status={request.status} />,
      note: problem_code ? (
        <TextLink href={paths.problem(problem_code)} external>
          {requestWords.page.meaning(problem_code)}
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
      term: requestWords.list.madeBy,
      value: actor.id ? (
        <TextLink href={paths.requests(mode, { actor: actor.id })}>
          <Who actor={actor} />
          <span className="sr-only">{requestWords.list.showAll}</span>
        </TextLink>
      ) : (
        <Who actor={actor} />
      ),
    },
    { term: requestWords.list.at, value: <LogTime value={request.created_at} /> },
    { term: requestWords.list.timeTaken, value: `${request.duration_ms.toLocaleString('en-US')} ms` },
    request.operation_id === null
      ? null
      : {
          term: requestWords.page.operation,
          value: <code className="font-mono text-small">{request.operation_id}</code>,
        },
    {
      term: requestWords.list.id,
      value: <Identifier value={request.request_id} label={requestWords.list.copyId} whole />,
    },
    request.idempotency_key === null
      ? null
      : {
          term: requestWords.page.key,
          value: <Identifier value={request.idempotency_key} label={requestWords.page.copyKey} whole />,
        },
    {
      term: requestWords.page.agent,
      value: <span className="wrap-anywhere">{request.user_agent ?? requestWords.page.noAgent}</span>,
    },
    request.remote_address === null
      ? null
      : { term: requestWords.page.address, value: request.remote_address },
  ];
  return <FactList facts={facts.filter((fact) => fact !== null)} />;
}
