'use server';

import { defineAction } from '#lib/actions/define-action';
import {
  BothFactors,
  ConfirmSecondFactorRequest,
  StartSecondFactorRequest,
} from '#lib/contract/second-factor';
import { drawQr } from './draw-qr.ts';

export const startSecondFactor = defineAction(
  StartSecondFactorRequest,
  async ({ consoleClient }, { password }) => {
    const { secret, secret_uri } = await consoleClient.secondFactor.start(password);
    return { secret, picture: drawQr(secret_uri) };
  },
);

export const confirmSecondFactor = defineAction(
  ConfirmSecondFactorRequest,
  async ({ consoleClient }, { one_time_code }) =>
    (await consoleClient.secondFactor.confirm(one_time_code)).recovery_codes,
);

export const createRecoveryCodes = defineAction(
  BothFactors,
  async ({ consoleClient }, body) =>
    (await consoleClient.secondFactor.createRecoveryCodes(body)).recovery_codes,
);
