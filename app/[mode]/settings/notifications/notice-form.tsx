'use client';

import { useState } from 'react';
import { Select } from '#components/ui/select';
import { showToast } from '#components/ui/show-toast.ts';
import { retryAction } from '#lib/actions/retry-action';
import type { NoticeSetting } from '#lib/contract/notice';
import { noticeKinds, noticeTimings } from '#lib/contract/notice-kinds';
import type { Mode } from '#lib/contract/scalars';
import { ShortForm } from '../../../short-form.tsx';
import { useShortForm } from '../../../use-short-form.ts';
import { saveNotices } from './actions.ts';
import { notificationWords as words } from './words.ts';

const TIMINGS = noticeTimings.map((value) => ({ value, label: words.timings[value] }));

export function NoticeForm({ mode, setting }: { mode: Mode; setting: NoticeSetting }) {
  // Only what was changed is sent: the others keep following the person's roles.
  const [changed, setChanged] = useState<Partial<NoticeSetting['kinds']>>({});
  const kinds = { ...setting.kinds, ...changed };
  const form = useShortForm(
    () => retryAction(saveNotices)(mode, { kinds: changed }),
    () => {
      // It may be changed elsewhere from now on. What was chosen while the answer was on its way is saved next.
      setChanged((now) => (now === changed ? {} : now));
      showToast(words.saved);
    },
  );
  return (
    <ShortForm form={form} submit={words.save}>
      {noticeKinds.map((kind) => (
        <Select
          key={kind}
          name={kind}
          label={words.kinds[kind]}
          width="medium"
          options={TIMINGS}
          value={kinds[kind]}
          onChange={(event) => {
            const timing = noticeTimings.find((one) => one === event.target.value);
            if (timing) setChanged({ ...changed, [kind]: timing });
          }}
        />
      ))}
    </ShortForm>
  );
}
