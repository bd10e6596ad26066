import { z } from 'zod';
import { civilDateOf } from '#lib/rules/calendar/civil-date';
import { addDays } from '#lib/rules/calendar/days';
import { defineRoute } from '#lib/service/edge/route';
import { senderOf } from '#lib/service/mail/sender-of';

const validDays = 180;

/** RFC 9116. */
export const getSecurityContactRoute = defineRoute(
  {
    method: 'get',
    path: '/.well-known/security.txt',
    operationId: 'getSecurityContact',
    summary: 'Ask whom to tell of a security problem',
    tags: ['Health'],
    access: 'public',
    hide: true,
    responses: { 200: { description: 'The contact', content: { 'text/plain': { schema: z.string() } } } },
  },
  (c, { parts, now }) => {
    const { BASE_URL, SECURITY_CONTACT, MAIL_FROM } = parts.env;
    const day = addDays(civilDateOf(now), validDays);
    const lines = [
      `Contact: ${SECURITY_CONTACT ?? `mailto:${senderOf(MAIL_FROM).address}`}`,
      `Expires: ${day}T00:00:00.000Z`,
      'Preferred-Languages: en',
      `Canonical: ${BASE_URL}/.well-known/security.txt`,
    ];
    return c.body(`${lines.join('\n')}\n`, 200, { 'Content-Type': 'text/plain; charset=utf-8' });
  },
);
