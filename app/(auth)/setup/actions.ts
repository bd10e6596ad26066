'use server';

import { defineOpenAction } from '#lib/actions/define-open-action';
import { SetUpRequest } from '#lib/contract/setup';

export const setUp = defineOpenAction(SetUpRequest, ({ setup }, body) => setup.setUp(body));
