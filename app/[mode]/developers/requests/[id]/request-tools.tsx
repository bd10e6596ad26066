'use client';

import { asCurl } from '#components/developers/as-curl.ts';
import { useSingleKeys } from '#components/lists/use-single-keys.ts';
import { CopyButton } from '#components/ui/copy-button';
import { showToast } from '#components/ui/show-toast.ts';
import type { LoggedRequestDetail } from '#lib/contract/request';
import type { Mode } from '#lib/contract/scalars';
import { requestWords } from '../words.ts';

type RequestToolsProps = { request: LoggedRequestDetail; baseUrl: string; mode: Mode };

/** `y` copies the request id, as the button beside it does. */
export function RequestTools({ request, baseUrl, mode }: RequestToolsProps) {
  useSingleKeys({
    y: () =>
      void navigator.clipboard.writeText(request.request_id).then(
        () => showToast(requestWords.page.copied),
        () => {},
      ),
  });
  return (
    <CopyButton text={asCurl(request, baseUrl, mode)} label={requestWords.page.asCurl} variant="secondary" />
  );
}
