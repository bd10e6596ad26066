import { Fragment } from 'react';
import { TextLink } from '#components/ui/text-link';
import { paths } from '#lib/config/paths';
import type { AgentMail } from '#lib/contract/agent-mail';
import { agentMailQuery } from './agent-mail-list-query.ts';

/** The tags of a piece of mail; each leads to all mail that has it. */
export function TagLinks({ mail: { mode, tags } }: { mail: Pick<AgentMail, 'mode' | 'tags'> }) {
  return tags.map((tag, at) => (
    <Fragment key={tag}>
      {at > 0 ? ', ' : null}
      <TextLink alone tone="quiet" href={agentMailQuery(paths.agentMail(mode), { tag })}>
        {tag}
      </TextLink>
    </Fragment>
  ));
}
