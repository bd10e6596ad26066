'use server';

import { cookies } from 'next/headers';
import { z } from 'zod';
import { defineOpenAction } from '#lib/actions/define-open-action';
import { StartSingleSignOnRequest } from '#lib/contract/single-sign-on';
import { signInCookies } from '#lib/session/session-cookie';
import { writeKept } from '#lib/session/single-sign-on-cookie';

/** The options for the device. */
export const challengePasskey = defineOpenAction(z.object({}), ({ sessions }) => sessions.challengePasskey());

/** Returns the address to which the browser goes. */
export const startSingleSignOn = defineOpenAction(
  StartSingleSignOnRequest.extend({ next: z.string().max(2000) }),
  async ({ singleSignOn }, { email, next }) => {
    const { url, link_token } = await singleSignOn.start({ email });
    const { name, options } = signInCookies().singleSignOn;
    (await cookies()).set(name, writeKept({ next, link_token }), options);
    return url;
  },
);
